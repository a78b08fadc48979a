/** Tokens of app/styles/tokens.css: what shows through behind a picture without a backdrop of its own. */
export type Backdrop = "blush" | "sand";

export type PictureText = {
  readonly alt: string;
  readonly backdrop?: Backdrop;
  /** Shown when this one doesn't load (docs/behavior/incard-finder.md#pictures). */
  readonly fallback?: string;
};

/** Files are /images/NAME-WIDTH.avif and .webp; imagery/convert.ts writes sizes.json. */
export const pictures = {
  "hero-incard": {
    alt: "InCard Finder, a matte white card with an engraved wordmark, leaning on a dark blue block on deep blue paper with range rings.",
    fallback: "incard-hero",
  },
  "hero-tagigo": {
    alt: "Four Tagigo tags in white, black, blue and pink on coral paper with range rings.",
    fallback: "tagigo-family",
  },
  "hero-carbon": {
    alt: "Carbon Finder, a woven carbon-fiber card, leaning on a dark block on graphite paper; amber light catches its weave.",
    fallback: "carbon-hero",
  },

  "incard-hero": {
    alt: "InCard Finder leaning on a dark block, seen from the front: wordmark at the lower left, round button at the lower right, five sound slots and a blue light at the upper right.",
    fallback: "incard-top",
  },
  "incard-angle": {
    alt: "InCard Finder standing in the slot of a low wood-brown block on sand-colored paper.",
    backdrop: "sand",
    fallback: "incard-hero",
  },
  "incard-top": {
    alt: "InCard Finder lying flat, seen from straight above, the size of a bank card.",
    fallback: "incard-hero",
  },
  "incard-edge": {
    alt: "The corner of InCard Finder lying beside a coin, seen from just above the table: the card is as thin as the coin.",
    fallback: "incard-angle",
  },
  // In percent of the frame: at the corner (x 71 to 75) the card's edge runs from y 51.8 to 60.9, the bank cards' from
  // 61.6 to 69.7.
  "edge-proof": {
    alt: "The edge of InCard Finder lying on two bank cards, from close by: it is a little thicker than the two together.",
    fallback: "incard-edge",
  },
  // Likewise at x 78 to 81: the card from y 50.6 to 53.9, the bank cards from 54.3 to 57.1.
  "edge-proof-tall": {
    alt: "The corner of InCard Finder lying on two bank cards, from close by: it is a little thicker than the two together.",
    fallback: "incard-edge",
  },
  "incard-wallet": {
    alt: "InCard Finder halfway in the rear pocket of a tan leather card holder on a wooden table.",
    fallback: "incard-in-wallet",
  },
  "incard-in-wallet": {
    alt: "Close-up of a tan leather card holder with the top of InCard Finder, its light and sound slots, showing above the pocket.",
    fallback: "incard-wallet",
  },
  "incard-button": {
    alt: "Close-up of the round button at the lower right corner of InCard Finder.",
    fallback: "incard-hero",
  },
  "incard-speaker": {
    alt: "Close-up of the five sound slots and the small blue light at the upper right corner of InCard Finder.",
    fallback: "incard-hero",
  },
  "incard-phone": {
    alt: 'InCard Finder lying beside a phone; on its screen a map with range rings around the card, "Wallet", "12 ft" and a button, "Play sound".',
    fallback: "incard-top",
  },
  "incard-water": {
    alt: "InCard Finder on a wet table; drops of water bead on it.",
    fallback: "hero-incard",
  },
  "incard-pocket": {
    alt: "InCard Finder halfway in a denim pocket.",
    fallback: "incard-in-wallet",
  },
  "incard-box": {
    alt: "An open white carton with InCard Finder in its blue lining, the lid and a quick start guide beside it.",
    fallback: "incard-top",
  },
  "incard-back": {
    alt: "The back of InCard Finder with engraved range rings on the left and its name and measures on the right.",
    backdrop: "sand",
    fallback: "incard-hero",
  },
  "incard-scale": {
    alt: "InCard Finder beside a coin and two keys on a split ring, to show its size.",
    fallback: "incard-top",
  },

  "tagigo-black": {
    alt: "Tagigo in Black: a rounded square tag with a key ring hole in its corner and a round button with the wordmark.",
    backdrop: "blush",
    fallback: "tagigo-family",
  },
  "tagigo-white": {
    alt: "Tagigo in White: a rounded square tag with a key ring hole in its corner and a round button with the wordmark.",
    backdrop: "blush",
    fallback: "tagigo-family",
  },
  "tagigo-pink": {
    alt: "Tagigo in Pink: a rounded square tag with a key ring hole in its corner and a round button with the wordmark.",
    backdrop: "blush",
    fallback: "tagigo-family",
  },
  "tagigo-blue": {
    alt: "Tagigo in Blue: a rounded square tag with a key ring hole in its corner and a round button with the wordmark.",
    backdrop: "blush",
    fallback: "tagigo-family",
  },
  "tagigo-family": {
    alt: "Four Tagigo tags standing in a row: Black, Pink, White and Blue.",
    backdrop: "blush",
    fallback: "tagigo-black",
  },
  "tagigo-keys": {
    alt: "A pink Tagigo and beside it two keys on the same split ring, hanging from a brass hook.",
    backdrop: "blush",
    fallback: "tagigo-pink",
  },
  "tagigo-bag": {
    alt: "A blue Tagigo hanging by a split ring from the zipper pull of a green fabric backpack.",
    fallback: "tagigo-blue",
  },
  "tagigo-luggage": {
    alt: "A white Tagigo hanging from a leather strap around the handle of a ribbed hard-shell suitcase.",
    fallback: "tagigo-white",
  },
  "tagigo-collar": {
    alt: "A blue Tagigo hanging from the D-ring of a tan leather dog collar with light stitching.",
    backdrop: "blush",
    fallback: "tagigo-blue",
  },

  "tagigo-phone": {
    alt: "A phone with a map that shows keys 12 feet away, and beside it those keys with a white Tagigo.",
    fallback: "design-keys",
  },
  "tagigo-scale": {
    alt: "A black Tagigo beside a coin, above a ruler: it is 33 millimeters wide.",
    backdrop: "blush",
    fallback: "tagigo-black",
  },
  "tagigo-box": {
    alt: "An open white carton with a pink Tagigo in its orange lining, the lid and a quick start guide beside it.",
    backdrop: "blush",
    fallback: "tagigo-pink",
  },
  "tagigo-pack": {
    alt: "An open carton with four Tagigo in its orange lining.",
    backdrop: "blush",
  },
  "tagigo-open": {
    alt: "A white Tagigo opened: the body with the round well for its cell, the lid, a CR2032 coin cell and a coin.",
    backdrop: "blush",
    fallback: "tagigo-white",
  },
  "battery-coin": {
    alt: "A coin in the gap at the edge of a white Tagigo, which begins to open.",
    backdrop: "blush",
    fallback: "tagigo-open",
  },
  "battery-cell": {
    alt: "A CR2032 coin cell, its plus side up, going into the well of the opened Tagigo.",
    backdrop: "blush",
    fallback: "tagigo-open",
  },
  "battery-click": {
    alt: "The lid of a white Tagigo closing over the new cell.",
    backdrop: "blush",
    fallback: "tagigo-white",
  },
  "setup-press": {
    alt: "A white Tagigo on its own; rings run out from its button.",
    backdrop: "blush",
    fallback: "tagigo-white",
  },
  "setup-near": {
    alt: "A white Tagigo beside a phone that says New tracker, Ready to connect, above a Connect button.",
    backdrop: "blush",
    fallback: "tagigo-white",
  },
  "setup-named": {
    alt: "The same Tagigo with a key on its ring; the phone beside it calls it Keys and says Connected.",
    backdrop: "blush",
    fallback: "tagigo-white",
  },

  "trio-wide": {
    alt: "InCard Finder and Carbon Finder side by side in low stands, a pink Tagigo in front of them.",
    backdrop: "sand",
    fallback: "carbon-pair",
  },

  "trio-tall": {
    alt: "InCard Finder on a block, Carbon Finder in a low stand before it, and a pink Tagigo in front.",
    backdrop: "sand",
    fallback: "trio-wide",
  },

  "carbon-hero": {
    alt: "Carbon Finder leaning on a dark block, seen from the front: flat twill under clear lacquer, wordmark upper left, button lower right.",
    fallback: "carbon-top",
  },
  "carbon-coil": {
    alt: "The back of Carbon Finder lying flat: the turns of the charging coil in copper on the woven carbon.",
    fallback: "carbon-back",
  },
  "carbon-charging": {
    alt: "Carbon Finder lying on a round wireless charging pad with its cable leading away.",
    fallback: "carbon-hero",
  },
  "carbon-edge": {
    alt: "Carbon Finder seen almost edge-on in a low stand, a coin beside it: both are about equally thin.",
    fallback: "carbon-hero",
  },
  "carbon-weave": {
    alt: "Close-up of the woven carbon fibers and the metal wordmark of Carbon Finder.",
    fallback: "carbon-top",
  },
  "carbon-wallet": {
    alt: "Carbon Finder halfway in the rear pocket of a black leather card holder.",
    fallback: "carbon-top",
  },
  "carbon-pair": {
    alt: "Carbon Finder in front of a white InCard Finder, each standing in a low block on graphite paper.",
    fallback: "carbon-hero",
  },
  "carbon-dark": {
    alt: "Carbon Finder on near-black paper, its weave and edge caught by amber light.",
    fallback: "carbon-hero",
  },
  "carbon-top": {
    alt: "Carbon Finder lying flat, seen from straight above: woven face, wordmark, light and button.",
    fallback: "carbon-hero",
  },
  "carbon-desk": {
    alt: "Carbon Finder on a dark notebook beside a pen on a wooden desk.",
    fallback: "carbon-top",
  },
  "carbon-button": {
    alt: "Close-up of the round button in its metal ring at the lower right corner of Carbon Finder.",
    fallback: "carbon-top",
  },
  "carbon-phone": {
    alt: 'Carbon Finder on graphite paper with amber rings, beside a phone; on its dark screen a map with range rings around the card, "Wallet", "12 ft" and a button, "Play sound".',
    fallback: "carbon-top",
  },
  "carbon-box": {
    alt: "An open white carton with Carbon Finder in its amber lining, the lid and a quick start guide beside it.",
    fallback: "carbon-top",
  },
  "carbon-door": {
    alt: "Carbon Finder in a black leather card holder on a walnut table, two house keys on a ring beside it.",
    fallback: "carbon-wallet",
  },
  "carbon-back": {
    alt: "The back of Carbon Finder leaning on a block: copper charging coil on the right, name and measures on the left.",
    fallback: "carbon-coil",
  },

  "design-wallet": {
    alt: "InCard Finder halfway in a black leather card holder on blue paper.",
    fallback: "incard-wallet",
  },
  "design-keys": {
    alt: "A white Tagigo and two keys on a split ring on coral paper with range rings, seen from above.",
    fallback: "tagigo-keys",
  },
  "design-luggage": {
    alt: "A black Tagigo hanging from a leather strap on the handle of an amber suitcase.",
    fallback: "tagigo-luggage",
  },
  "design-backpack": {
    alt: "A pink Tagigo hanging from the zipper pull of a dark blue fabric backpack.",
    fallback: "tagigo-bag",
  },
  "design-passport": {
    alt: "InCard Finder on a dark blue passport with gold range rings on its cover.",
    backdrop: "sand",
    fallback: "incard-scale",
  },
} as const satisfies Record<string, PictureText>;

export type PictureName = keyof typeof pictures;

/** /images/share/NAME.jpg, 1200 x 630, cut from `master` from the row `top` on. */
export const shareImages = {
  site: {
    alt: "InCard Finder and Carbon Finder in low stands on sand-colored paper with range rings, a pink Tagigo in front.",
    master: "trio-wide",
    top: 9,
  },
  "incard-finder": {
    alt: "InCard Finder, an off-white tracker card, on deep blue paper with range rings.",
    master: "hero-incard",
    top: 120,
  },
  tagigo: {
    alt: "Four Tagigo tags in white, black, blue and pink on coral paper.",
    master: "hero-tagigo",
    top: 150,
  },
  "carbon-finder": {
    alt: "Carbon Finder, a woven carbon-fiber tracker card, in amber light.",
    master: "hero-carbon",
    top: 120,
  },
} as const;

export type ShareName = keyof typeof shareImages;
