"""The machine that runs both games and knows neither."""
