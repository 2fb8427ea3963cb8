"""Parts of figures: heads, hats, hands, limbs, clothes."""
