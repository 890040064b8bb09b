# The hex game in English.

about-title = Las Navas de Tolosa 1212, on hexes
about-battle = Three kings against the Caliph: 153 counters on a field of 643 hexes
about-length = two to four hours, about 12 turns
about-luck = ten-sided dice
about-information = open
about-credits = After the scenario by Frédéric Bey, translated by Stephen Neuville; no tie to its publisher
about-provenance = The scenario, its set-up, its points and its special rules are printed in a scenario sheet. The rules of the series it belongs to, its counters and its map we do not have: they are our own reconstruction, playable and tuned, not the publisher's.

scenario-navas-hex = Las Navas de Tolosa 1212
battle-navas-hex = On the slopes below the Caliph's stockade the kings of Castile, Aragon and Navarre meet the Almohad host, banner by banner.

side-christian = Christians
side-moslem = Moslems
side-nobody = nobody
