### Gems outside its tables.

game-gems = Edelsteine
page-about-gems = Grabe heimlich nach Edelsteinen und verkaufe sie zur rechten Zeit.
page-facts-gems = 3 Personen
ui-setting-rounds = Runden
