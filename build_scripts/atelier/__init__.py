"""The workshop that composes every card of a pack as plain SVG from shared parts and one description a pack."""
