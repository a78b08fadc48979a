/** /images/share/NAME.jpg, 1200 x 630, cut from `master` from the row `top` on. */
export const shareImages = {
  site: { master: "trio-wide", top: 9 },
  "incard-finder": { master: "hero-incard", top: 120 },
  tagigo: { master: "hero-tagigo", top: 150 },
  "carbon-finder": { master: "hero-carbon", top: 120 },
} as const;

export type ShareName = keyof typeof shareImages;
