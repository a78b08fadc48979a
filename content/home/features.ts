import { facts } from "#content/catalog/facts.ts";
import type { Offers } from "#content/catalog/offers.ts";
import type { IconName, ProductSlug } from "#content/catalog/presentation.ts";
import { colorCount, colorList } from "#content/catalog/tagigo-options.ts";
import { capitalized } from "#content/format.ts";

type FeatureCard = {
  readonly icon: IconName;
  readonly title: string;
  readonly description: string;
  readonly lifestyleContext: string;
};

const { incardFinder: card, tagigo: tag, carbonFinder: carbon } = facts;

/** Six cards a product (docs/behavior/home.md#features). */
export const featuresOf = ({
  tagigoPrices,
  googleSaves,
  fourPackSavesPercent,
}: Offers): Readonly<Record<ProductSlug, readonly FeatureCard[]>> => ({
  "incard-finder": [
    {
      icon: "credit-card",
      title: `${card.thicknessMm} mm thin`,
      description: `${card.widthMm} x ${card.heightMm} mm and ${card.weightG} g: the size of a bank card, a little thicker than two of them.`,
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
  ],
  tagigo: [
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
      description: `Tagigo pairs with Apple Find My or Google Find Hub. Tagigo G pairs with Google Find Hub only${googleSaves === null ? "" : ` and costs $${googleSaves} less`}.`,
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
      lifestyleContext: "Key ring today, zipper pull on Friday, suitcase handle in July.",
    },
    {
      icon: "boxes",
      title: fourPackSavesPercent === null ? "Four in a pack" : `4-Packs save ${fourPackSavesPercent}%`,
      description: `Four Tagigo for $${tagigoPrices["Dual Network"]["4-Pack"]}, four Tagigo G for $${tagigoPrices["Google Find Hub"]["4-Pack"]}.`,
      lifestyleContext: "Keys, backpack, suitcase, and one for whoever loses the most.",
    },
  ],
  "carbon-finder": [
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
      description: `${carbon.widthMm} x ${carbon.heightMm} mm, ${carbon.thicknessMm} mm thin, ${carbon.weightG} g.`,
      lifestyleContext: "All that shows above the slot is a strip of weave.",
    },
    {
      icon: "bell-ring",
      title: `${carbon.loudnessDb.features} dB ring`,
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
  ],
});
