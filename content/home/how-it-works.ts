import { facts } from "#content/catalog/facts.ts";

/** The four steps that home explains. `drawing` is a symbol of the sprite how-it-works. */
export const howItWorks = [
  { drawing: "step-attach", title: "Put it in", text: "Slide the card into a wallet slot, or hang the tag on a ring." },
  {
    drawing: "step-pair",
    title: "Pair it",
    text: `Press its button once, within ${facts.pairing.distanceCm} cm of your phone. Find My or Find Hub takes it from there; you have ${facts.pairing.windowMinutes} minutes.`,
  },
  {
    drawing: "step-locate",
    title: "See where it is",
    text: "Open Find My or Find Hub. Nearby, your own phone hears the tracker; farther away, other phones relay its location, encrypted.",
  },
  { drawing: "step-find", title: "Make it ring", text: "Tap Play Sound once you're close, and follow the beeping." },
] as const;
