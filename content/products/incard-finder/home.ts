import { printedOutline } from "#content/catalog/disagreeing-figures.ts";
import type { Offers } from "#content/catalog/offers.ts";
import { buyButton, priceInstead } from "#content/home/hero-words.ts";
import { moneyText } from "#content/money.ts";
import type { FeatureCard, HeroPanel, Teaser } from "#content/products/product-record.ts";
import { incardFinderFacts as card } from "./facts.ts";

/** The panel at the top of home (docs/behavior/home.md#hero). */
const hero = (offers: Offers): HeroPanel => ({
  price: moneyText(offers["incard-finder"].price),
  headline: `${card.thicknessMm} mm between lost and found`,
  lead: "A tracker shaped like a bank card. It shows up in Apple Find My or Google Find Hub, and it rings when you ask it to.",
  features: [
    "Works with iPhone or Android",
    `${card.waterRating}: ${card.waterDepthM} m of water for ${card.waterMinutes} minutes`,
    `Battery up to ${card.batteryYearsAndroid} years on Android, up to ${card.batteryYearsIos} on iOS`,
    `${priceInstead(offers["incard-finder"])}, no subscription`,
  ],
  buttons: {
    primary: buyButton("incard-finder", offers, { label: "Buy Now", href: "/buy-now" }),
    secondary: { label: "See how it works", href: "/#how-it-works" },
  },
  picture: "hero-incard",
  figures: [
    { value: `${card.thicknessMm}`, unit: "mm", label: "thick" },
    { value: `${card.loudnessDb}`, unit: "dB", label: "ring" },
    { value: `${card.rangeM}`, unit: "m", label: "range, approx." },
  ],
});

/** Six cards (docs/behavior/home.md#features). */
const features = ({ figures }: Offers): readonly FeatureCard[] => [
  {
    icon: "credit-card",
    title: `${card.thicknessMm} mm thin`,
    description: `${printedOutline(figures, "product page").join(" x ")} mm and ${card.weightG} g: the size of a bank card, a little thicker than two of them.`,
    lifestyleContext: "It sits behind your driver's license, and the wallet still closes.",
  },
  {
    icon: "radar",
    title: "Two networks, one card",
    description:
      "Pair it with Apple Find My or with Google Find Hub, one at a time. A factory reset lets you change your mind.",
    lifestyleContext: "Move from iPhone to Android, or back, and keep the card.",
  },
  {
    icon: "bell-ring",
    title: `${card.loudnessDb} dB ring`,
    description: "Tap Play Sound in the app on your phone and walk toward the beeping.",
    lifestyleContext: "For yesterday's coat, the sofa and the gap beside the car seat.",
  },
  {
    icon: "droplets",
    title: `${card.waterRating} water resistance`,
    description: `Rated for ${card.waterDepthM} m of water for ${card.waterMinutes} minutes.`,
    lifestyleContext: "Drop the wallet in a puddle and you have a wet wallet with a working tracker.",
  },
  {
    icon: "battery-full",
    title: `Up to ${card.batteryYearsAndroid} years`,
    description: `Up to ${card.batteryYearsAndroid} years on Google's network, up to ${card.batteryYearsIos} on Apple's. The cell is sealed: you never charge it, and when it runs out you replace the card.`,
    lifestyleContext: "Put it in the wallet once and leave it there.",
  },
  {
    icon: "shield-check",
    title: "We never see where you are",
    description:
      "Locations travel encrypted through Apple's or Google's network to your own account. No account with us, no subscription.",
    lifestyleContext:
      "If a card that isn't yours travels with you, your phone can warn you and you can turn the card off.",
  },
];

/** Four articles (docs/behavior/home.md#blog-teasers). Once one that is coming soon is written, only its id stays. */
const teasers = (): readonly Teaser[] => [
  10,
  2,
  {
    id: 11,
    illustrationType: "dual-network",
    date: "November 2025",
    title: "One wallet, two people: sharing a tracker",
    excerpt:
      "Find My and Find Hub both let someone else see your item. How to invite them, what they see, and how to take it back.",
  },
  4,
];

/** What home shows of InCard Finder. */
export const incardFinderHome = { hero, features, teasers, besideQuestions: "incard-wallet" } as const;
