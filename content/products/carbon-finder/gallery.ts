import type { PictureName } from "#content/media/pictures.ts";
import { carbonFinder } from "./product.ts";

/** How many pictures the carousel shows (docs/behavior/carbon-finder.md#carousel). */
export const carouselSize = 8;

/** The carousel shows the first ones, the gallery further down the rest. */
export const carbonFinderGallery: readonly [PictureName, ...PictureName[]] = [
  carbonFinder.picture,
  "carbon-charging",
  "carbon-edge",
  "carbon-weave",
  "carbon-wallet",
  "carbon-coil",
  "carbon-button",
  "carbon-back",
  "carbon-pair",
  "carbon-dark",
  "carbon-top",
  "carbon-desk",
  "carbon-door",
  "carbon-box",
];
