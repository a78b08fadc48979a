import { facts } from "#content/catalog/facts.ts";
import { tagigoColors } from "#content/products/tagigo/options.ts";
import type { PictureName } from "./pictures.ts";

const { incardFinder: card, tagigo: tag, carbonFinder: carbon } = facts;
const tagSize = `${tag.widthMm} x ${tag.heightMm} x ${tag.thicknessMm} mm`;

/** What a picture is there to show, not what is seen on it. */
const captions: Partial<Record<PictureName, string>> = {
  "incard-hero": "The front: one button, one light, and the slots of the speaker",
  "incard-phone": "Next to a phone, with a find screen as we drew it: your finding app has its own",
  "incard-top": "The whole front: the size of a bank card",
  "incard-edge": `${card.thicknessMm} mm thick, next to a coin`,
  "incard-wallet": "In the back pocket of a card holder",
  "incard-glove": "In hand, on its way into a card holder",
  "incard-pocket": `In the pocket of a pair of jeans: ${card.thicknessMm} mm thick`,
  "incard-water": `Wet, and rated for it: ${card.waterRating}`,
  "incard-box": "In the box: the card and a quick start guide",
  "incard-button": "The button that sets up, turns off and resets the card",
  "incard-speaker": `The speaker: ${card.loudnessDb} dB`,
  "incard-back": "The back, with name and measurements",
  "incard-scale": "Next to a coin and two keys",

  ...Object.fromEntries(tagigoColors.map(({ id, name }) => [`tagigo-${id}`, `${name}: ${tagSize}`])),
  "tagigo-keys": "On a split ring with two keys, over a forefinger",
  "tagigo-bag": "On the key loop inside a bag",
  "tagigo-luggage": "On a strap around a suitcase handle",
  "tagigo-collar": "On the D-ring of a collar; on an animal that chews, in a closed holder",
  "tagigo-pack": "A pack of four: one of each color, and a quick start guide",

  "carbon-hero": "The front: woven carbon fiber",
  "carbon-charging": `On a Qi pad: about ${carbon.chargeHours} hours for about ${carbon.monthsPerCharge} months`,
  "carbon-edge": "Edge on, next to a coin",
  "carbon-weave": "The weave, close up",
  "carbon-wallet": "In the back pocket of a card holder",
  "carbon-coil": "The charging coil on the back",
  "carbon-button": "The button, close up",
  "carbon-back": "The back, with name and measurements",
  "carbon-pair": "In front of an InCard Finder",
  "carbon-dark": "Weave and edge in low light",
  "carbon-top": "The whole front: the size of a bank card",
  "carbon-desk": "On a notebook, next to a pen",
  "carbon-door": "In a card holder by the door, next to the keys",
  "carbon-box": "In the box: the card and a quick start guide",
};

/**
 * Gives the caption of a picture: what it is there to show. Undefined for a picture without one, as one that staff
 * uploaded.
 */
export const captionOf = (name: string): string | undefined =>
  new Map<string, string>(Object.entries(captions)).get(name);
