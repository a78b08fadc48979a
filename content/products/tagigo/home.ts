import { tagigoShipFootnote } from "#content/catalog/offer-sentences.ts";
import type { Offers } from "#content/catalog/offers.ts";
import { hasBuiltInTagigoDate } from "#content/catalog/offers.ts";
import { capitalized } from "#content/format.ts";
import { moneyText } from "#content/money.ts";
import type { ComingSoonTeaser, FeatureCard, HeroPanel, Teaser } from "#content/products/product-record.ts";
import { tagigoFacts as tag } from "./facts.ts";
import { colorCount, colorList } from "./options.ts";

function tagigoWords(offers: Offers): Pick<ComingSoonTeaser, "title" | "excerpt"> {
  const { kind, shipDate } = offers.tagigo;
  const versions = `Who needs the dual network, and ${offers.googleSaves === null ? "for whom Tagigo G is enough" : "who can save with Tagigo G"}.`;
  if (kind === "in-stock")
    return { title: "Tagigo is here: which version to order", excerpt: `Tagigo ships immediately. ${versions}` };
  if (kind === "sold-out" || shipDate === null) return { title: "Tagigo: which version to order", excerpt: versions };
  // Disagrees with the product page, as docs/behavior/catalog.md#disagreeing-figures has it.
  const date = hasBuiltInTagigoDate(offers) ? tag.expectedShip.blogTeaser : shipDate;
  return { title: "Tagigo is on its way: which version to order", excerpt: `Tagigo ships ${date}. ${versions}` };
}

/** The panel at the top of home (docs/behavior/home.md#hero). */
const hero = (offers: Offers): HeroPanel => ({
  price: `from ${moneyText(offers.tagigo.price)}`,
  headline: `Keys that answer at ${tag.loudnessDb} dB`,
  lead: `A ${tag.widthMm} mm square for keys, suitcases and backpacks. Pick a color and a network, and change the battery yourself.`,
  features: [
    `Dual network from ${moneyText(offers.tagigoPrices["Dual Network"]["1-Pack"])}, or Google only from ${moneyText(offers.tagigoPrices["Google Find Hub"]["1-Pack"])}`,
    `${tag.batteryCell} cell: up to ${tag.batteryYearsAndroid} years on Android, up to ${tag.batteryYearsIos} on iOS`,
    tag.colors.join(", "),
    offers.fourPackSavesPercent === null ? "Single or in a 4-Pack" : `A 4-Pack saves ${offers.fourPackSavesPercent}%`,
  ],
  buttons: {
    primary: { label: "Choose your Tagigo", href: "/products/tagigo" },
    secondary: { label: "See Tagigo G", href: "/products/tagigo-g" },
  },
  picture: "hero-tagigo",
  figures: [
    { value: `${tag.widthMm}`, unit: "mm", label: "square" },
    { value: `${tag.loudnessDb}`, unit: "dB", label: "ring" },
    { value: `${tag.weightG}`, unit: "g", label: "weight, approx." },
  ],
});

/** Six cards (docs/behavior/home.md#features). */
const features = ({ tagigoPrices, googleSaves, fourPackSavesPercent }: Offers): readonly FeatureCard[] => [
  {
    icon: "bell-ring",
    title: `${tag.loudnessDb} dB ring`,
    description: "Tap Play Sound on your phone and listen for the keys.",
    lifestyleContext: "For mornings when the keys are in the house, somewhere.",
  },
  {
    icon: "battery-full",
    title: "A battery you change yourself",
    description: `One ${tag.batteryCell} coin cell lasts up to ${tag.batteryYearsAndroid} years on Android and up to ${tag.batteryYearsIos} on iOS.`,
    lifestyleContext: "A spare cell, out of children's reach, is all the upkeep there is.",
  },
  {
    icon: "radar",
    title: "Dual network or Google only",
    description: `Tagigo pairs with Apple Find My or Google Find Hub. Tagigo G pairs with Google Find Hub only${googleSaves === null ? "" : ` and costs ${moneyText(googleSaves)} less`}.`,
    lifestyleContext: "Everyone at home uses Android? Tagigo G does the same job.",
  },
  {
    icon: "palette",
    title: capitalized(colorCount),
    description: `${colorList("and")}, each in both network versions.`,
    lifestyleContext: "One color per person, and nobody grabs the wrong keys.",
  },
  {
    icon: "key-round",
    title: "Built-in key ring hole",
    description: `A ring goes straight through the corner of the ${tag.widthMm} mm body. There's no holder to buy.`,
    lifestyleContext: "Key ring today, key loop of the bag on Friday, suitcase handle in July.",
  },
  {
    icon: "boxes",
    title: fourPackSavesPercent === null ? "Four in a pack" : `4-Packs save ${fourPackSavesPercent}%`,
    description: `Four Tagigo for ${moneyText(tagigoPrices["Dual Network"]["4-Pack"])}, four Tagigo G for ${moneyText(tagigoPrices["Google Find Hub"]["4-Pack"])}.`,
    lifestyleContext: "Keys, backpack, suitcase, and one for whoever loses the most.",
  },
];

/** Four articles (docs/behavior/home.md#blog-teasers). Once one that is coming soon is written, only its id stays. */
const teasers = (offers: Offers): readonly Teaser[] => [
  5,
  6,
  {
    id: 12,
    illustrationType: "dual-network",
    date: "May 2025",
    ...tagigoWords(offers),
    footnote: tagigoShipFootnote(offers, "blog teaser"),
  },
  {
    id: 13,
    illustrationType: "network-comparison",
    date: "December 2025",
    title: "One week, one suitcase, two networks",
    excerpt:
      "A Tagigo on Find My and a Tagigo G on Find Hub travel in the same bag. Which one is seen, how often, and where.",
  },
];

/** What home shows of Tagigo. */
export const tagigoHome = { hero, features, teasers, besideQuestions: "tagigo-bag" } as const;
