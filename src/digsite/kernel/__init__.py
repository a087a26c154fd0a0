"""The machine both games run on; it knows neither."""
