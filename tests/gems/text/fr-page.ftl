### Gems outside its tables.

game-gems = Gemmes
page-about-gems = Cherchez des gemmes en secret et vendez-les au bon moment.
page-facts-gems = 3 joueurs
ui-setting-rounds = Manches
