import { facts } from "#content/catalog/facts.ts";
import type { PictureName } from "#content/media/pictures.ts";

export const versatileDesign: readonly { picture: PictureName; title: string; text: string }[] = [
  {
    picture: "design-wallet",
    title: "Wallet",
    text: `The card takes up ${facts.incardFinder.thicknessMm} mm of a slot.`,
  },
  { picture: "design-keys", title: "Keys", text: "Tagigo goes straight on the ring. No case needed." },
  {
    picture: "design-luggage",
    title: "Luggage",
    text: "Strapped to the handle, it shows the airport where your suitcase was last seen.",
  },
  { picture: "design-backpack", title: "Backpack", text: "A tag on the key loop inside, or a card behind the lining." },
  {
    picture: "design-passport",
    title: "Passport",
    text: "The size of a bank card, so it slips inside a passport cover.",
  },
  {
    picture: "tagigo-collar",
    title: "Collar",
    text: "It shows where a phone last passed your dog. It's not live GPS.",
  },
];
