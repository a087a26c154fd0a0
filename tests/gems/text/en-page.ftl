### Gems outside its tables.

game-gems = Gems
page-about-gems = Dig for gems in secret and sell them at the right time.
page-facts-gems = 3 players
ui-setting-rounds = Rounds
