"""Controls on paper or cloth: words come ready translated, time is an argument, drawing changes nothing."""
