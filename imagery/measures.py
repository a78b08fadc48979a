"""True sizes of everything that is modelled, in scene units (1 unit = 1 cm).

The three products follow content/catalog/facts.ts; scale cues follow
common real objects, so that a viewer can judge the products against them.
"""

# InCard Finder and Carbon Finder: 84.6 x 53.0 x 1.7 mm.
CARD_WIDTH, CARD_HEIGHT, CARD_THICKNESS = 8.46, 5.30, 0.17
CARD_CORNER = 0.30

# Tagigo: 33.0 x 33.0 x 8.05 mm.
TAG_SIZE, TAG_THICKNESS = 3.30, 0.805
TAG_CORNER = 0.85
TAG_HOLE_INSET = 0.76

# Scale cues.
COIN_RADIUS, COIN_THICKNESS = 1.213, 0.175
SPLIT_RING_RADIUS, SPLIT_RING_WIRE = 1.25, 0.078

# Width, height and thickness of a bank card.
BANK_CARD = (8.56, 5.40, 0.076)
