import { facts } from "#content/catalog/facts.ts";
import type { PictureName } from "#content/media/pictures.ts";

/** A picture of the gallery with its title and one sentence. */
export type VersatileDesignItem = {
  readonly picture: PictureName;
  readonly title: string;
  readonly text: string;
};

/** The versatile-design gallery of the home page. */
export const versatileDesign: readonly VersatileDesignItem[] = [
  {
    picture: "design-wallet",
    title: "Wallet",
    text: `The card takes one slot and ${facts.incardFinder.thicknessMm} mm.`,
  },
  { picture: "design-keys", title: "Keys", text: "Tagigo hangs on the ring by its own hole, with no case around it." },
  {
    picture: "design-luggage",
    title: "Luggage",
    text: "Strapped to the handle, it shows which airport the suitcase was last seen at.",
  },
  {
    picture: "design-backpack",
    title: "Backpack",
    text: "A ring through the zipper pull holds it; inside, a card stays out of sight.",
  },
  { picture: "design-passport", title: "Passport", text: "The outline of a bank card slips inside a passport cover." },
  {
    picture: "design-collar",
    title: "Collar",
    text: "It shows where a phone last passed your dog. It is not a live GPS.",
  },
];
