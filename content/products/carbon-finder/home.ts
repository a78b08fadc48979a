import { shipsShort } from "#content/catalog/offer-sentences.ts";
import type { Offers } from "#content/catalog/offers.ts";
import { buyButton, presalePrice } from "#content/home/hero-words.ts";
import { moneyText } from "#content/money.ts";
import type { FeatureCard, HeroPanel, Teaser } from "#content/products/product-record.ts";
import { carbonFinderFacts as carbon } from "./facts.ts";

/** The panel at the top of home (docs/behavior/home.md#hero). */
const hero = (offers: Offers): HeroPanel => ({
  price: moneyText(offers["carbon-finder"].price),
  // "Twice a year" is 12 months over carbonFinderFacts.monthsPerCharge; content/home/home.test.ts holds the two together.
  headline: "Charged twice a year, carried every day",
  lead: `A woven carbon card that recharges without a cable: about ${carbon.chargeHours} hours on a Qi pad, about ${carbon.monthsPerCharge} months in the wallet.`,
  features: [
    "Works with iPhone or Android",
    `${carbon.waterRating}: ${carbon.waterDepthM} m of water for ${carbon.waterMinutes} minutes`,
    presalePrice(offers["carbon-finder"]),
    shipsShort(offers["carbon-finder"]),
  ],
  buttons: {
    primary: buyButton("carbon-finder", offers, { label: "Buy Carbon Finder", href: "/products/carbon-finder" }),
    secondary: { label: "Compare Products", href: "/product-comparison" },
  },
  picture: "hero-carbon",
  figures: [
    { value: `${carbon.monthsPerCharge}`, unit: "months", label: "per charge, approx." },
    { value: `${offers.figures["carbon-thickness"]["product page"]}`, unit: "mm", label: "thick" },
    { value: `${carbon.rangeM}`, unit: "m", label: "range, up to" },
  ],
});

/** Six cards (docs/behavior/home.md#features). */
const features = (offers: Offers): readonly FeatureCard[] => [
  {
    icon: "battery-charging",
    title: "Charges on a Qi pad",
    description: `Lay the card on the pad for about ${carbon.chargeHours} hours. There's no port to open and no cable to carry.`,
    lifestyleContext: "Use the pad that charges your phone, while the phone is in your hand.",
  },
  {
    icon: "battery-full",
    title: `About ${carbon.monthsPerCharge} months per charge`,
    description: `The ${carbon.batteryMah} mAh cell recharges, so you keep the card.`,
    lifestyleContext: "Charge it when the clocks change and you won't forget.",
  },
  {
    icon: "layers",
    title: "Woven carbon fiber",
    description: `${carbon.widthMm} x ${carbon.heightMm} mm, ${offers.figures["carbon-thickness"]["product page"]} mm thin, ${carbon.weightG} g.`,
    lifestyleContext: "All that shows above the slot is a strip of weave.",
  },
  {
    icon: "bell-ring",
    title: `${offers.figures["carbon-loudness"]["Features tab of its page"]} dB ring`,
    description: "Tap Play Sound on your phone and the card answers.",
    lifestyleContext: "You'll hear which of your four jackets it's in.",
  },
  {
    icon: "droplets",
    title: `${carbon.waterRating} water resistance`,
    description: `Rated for ${carbon.waterDepthM} m of water for ${carbon.waterMinutes} minutes.`,
    lifestyleContext: "Rain, a spilled drink, a wet back pocket: carry on.",
  },
  {
    icon: "radio",
    title: `Range up to ${carbon.rangeM} m`,
    description: `${carbon.bluetooth} to your own phone in the open. Farther away, other phones on Apple's or Google's network report where the card is.`,
    lifestyleContext: "Left at the café across the square, or in a taxi across town.",
  },
];

/** Four articles (docs/behavior/home.md#blog-teasers). Once one that is coming soon is written, only its id stays. */
const teasers = (): readonly Teaser[] => [
  9,
  7,
  1,
  {
    id: 14,
    illustrationType: "evolution-tracking",
    date: "December 2025",
    title: "What a year of recharging does to a small cell",
    excerpt: `Carbon Finder asks for the pad about every ${carbon.monthsPerCharge} months. How to charge it so it keeps its capacity.`,
  },
];

/** What home shows of Carbon Finder. */
export const carbonFinderHome = { hero, features, teasers, besideQuestions: "carbon-charging" } as const;
