"""Controls that lie on paper or cloth; their words come ready translated, time is an argument, drawing changes nothing."""
