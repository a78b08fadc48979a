import { footnoteOf } from "#content/catalog/disagreeing-figures.ts";
import { facts } from "#content/catalog/facts.ts";
import type { Offers } from "#content/catalog/offers.ts";
import { scale } from "#content/diagrams/scale.ts";
import { measureText } from "#content/format.ts";
import { mapChapter, notForChapter, type ProductPage, ringsChapter, setupChapter } from "#content/products/chapters.ts";
import {
  eitherNetwork,
  type SpecGroup,
  specGroup,
  warrantyTime,
  waterResistance,
} from "#content/products/specifications.ts";
import { carbonFinderCompared } from "./compared.ts";
import { carbonFinderGallery, carouselSize } from "./gallery.ts";

const { carbonFinder: f, tagigo: tag } = facts;

const thickness = ({ figures }: Offers): number => figures["carbon-thickness"]["product page"];
const loudness = ({ figures }: Offers): string => figures["carbon-loudness"]["Features tab of its page"];

const cardShipsNow = (offers: Offers): boolean => offers["incard-finder"].kind === "in-stock";

/**
 * Gives the specifications on Carbon Finder's page. Its sound is given as 80-100 dB there
 * (docs/behavior/catalog.md#disagreeing-figures).
 */
const carbonFinderSpecs = ({ figures }: Offers): readonly SpecGroup[] => [
  specGroup("Body", {
    Size: {
      value: `${measureText(f.widthMm)} x ${measureText(f.heightMm)} x ${measureText(figures["carbon-thickness"]["product page"])} mm`,
      footnote: footnoteOf(figures, "carbon-thickness", "product page"),
    },
    Weight: `${f.weightG} g`,
    Material: "Woven carbon fiber",
    "Water resistance": waterResistance(f),
  }),
  specGroup("Finding", {
    Network: eitherNetwork,
    Radio: f.bluetooth,
    Range: `Up to ${f.rangeM} m`,
    Sound: {
      value: `${figures["carbon-loudness"]["Specifications tab of its page"]} dB`,
      footnote: footnoteOf(figures, "carbon-loudness", "Specifications tab of its page"),
    },
  }),
  specGroup("Power", {
    Battery: `Rechargeable, ${f.batteryMah} mAh`,
    Charging: `Qi wireless, about ${f.chargeHours} hours`,
    "Battery life": `About ${f.monthsPerCharge} months per charge`,
  }),
  specGroup("Phones", {
    Apple: `iOS ${f.minIos} or later`,
    Android: `Android ${f.minAndroid} or later`,
    Subscription: "None",
    Warranty: warrantyTime,
  }),
];

/** Gives what Carbon Finder's page says. */
export const carbonFinderPageOf = (offers: Offers): ProductPage => ({
  title: "Carbon Finder",
  lead: `A ${thickness(offers)} mm card of woven carbon that you recharge instead of replace.`,
  overview: {
    lead: `When InCard Finder's battery is spent, you replace the card. Carbon Finder has a ${f.batteryMah} mAh cell and a charging coil behind the weave: about ${f.chargeHours} hours on a Qi pad give you about ${f.monthsPerCharge} months in the wallet.`,
    chapters: [
      {
        figure: { value: `${thickness(offers)}`, unit: "mm" },
        title: "Fits a slot that takes two bank cards",
        text: [
          `${f.widthMm} x ${f.heightMm} mm of woven carbon fiber in a metal frame, ${f.weightG} g in all.`,
          "In a full card holder, all that shows is a strip of weave.",
        ],
        picture: { name: "carbon-wallet", keeps: "top" },
        phoneShows: "both",
        drawing: {
          kind: "beside-cards",
          device: "carbon-finder",
          cards: "Two bank cards",
          thicknessMm: thickness(offers),
          alt: `The edge of Carbon Finder, ${thickness(offers)} mm, beside two bank cards of ${scale.bankCardThicknessMm} mm each.`,
        },
      },
      {
        ...ringsChapter(loudness(offers), "You'll hear which of your jackets it's in.", {
          name: "carbon-rings",
        }),
        layout: "bleed",
      },
      mapChapter({
        device: "carbon-finder",
        it: "the card",
        thing: "Wallet",
        figure: { about: "up to", value: `${f.rangeM}`, unit: "m" },
        near: `Up to ${f.rangeM} m away in the open`,
        rangeM: f.rangeM,
        title: "Shows up on the map your phone already has",
        picture: { name: "carbon-phone" },
      }),
      {
        figure: { about: "about", value: `${f.monthsPerCharge}`, unit: "months" },
        title: "Recharges on a Qi pad",
        text: [
          `Lay the card flat on the pad for about ${f.chargeHours} hours, and it's good for about ${f.monthsPerCharge} months. No port, no cable, and nothing to replace.`,
        ],
        links: [{ label: "Never want to charge? See InCard Finder", to: "/products/incard-finder" }],
        picture: { name: "carbon-charging" },
        phoneShows: "both",
        drawing: {
          kind: "battery",
          lives: [{ label: `About ${f.monthsPerCharge} months`, length: f.monthsPerCharge }],
          afterwards: `${f.chargeHours} h on the pad`,
          alt: `Battery life: about ${f.monthsPerCharge} months, then about ${f.chargeHours} hours on a Qi pad, and again.`,
        },
      },
      {
        figure: { about: f.waterRating, value: `${f.waterDepthM}`, unit: "m" },
        layout: "bleed",
        title: "Rain and spills are fine",
        text: [
          `Rated for ${f.waterDepthM} m of fresh water for ${f.waterMinutes} minutes. Take it out before swimming or washing.`,
        ],
        picture: { name: "carbon-rain" },
      },
      setupChapter(
        "carbon-finder",
        ["iPhone", "Android"],
        { name: "carbon-button", lines: "light", rings: [54, 54] },
        `Charge it first: about ${f.chargeHours} hours on a Qi pad.`,
      ),
      notForChapter(
        carbonFinderCompared(offers).notFor,
        [
          "incard-finder",
          `InCard Finder ${cardShipsNow(offers) ? "ships immediately and lasts" : "lasts"} years without a charger.`,
        ],
        "incard-angle",
      ),
    ],
  },
  upClose: carbonFinderGallery.slice(carouselSize),
  goesWith: {
    tagigo: { picture: "tagigo-keys", reason: `For the keys: ${tag.loudnessDb} dB, and a hole for the ring.` },
    "incard-finder": {
      picture: "incard-glove",
      reason: `For the second wallet: ${cardShipsNow(offers) ? "ships immediately, never charges" : "never charges"}.`,
    },
  },
  /** Exactly six (docs/behavior/carbon-finder.md#tabs). */
  features: [
    {
      icon: "battery-charging",
      title: "Qi wireless charging",
      text: `Flat on the pad, about ${f.chargeHours} hours. No port means no opening for dust.`,
    },
    {
      icon: "battery-full",
      title: `About ${f.monthsPerCharge} months per charge`,
      text: "Your phone's finding app shows when the battery runs low.",
    },
    {
      icon: "bell-ring",
      // The Features tab says 95 dB, the Specifications tab 80-100, the comparison 90, until the owner settled it.
      title: `${loudness(offers)} dB ring`,
      text: "Play the sound from your phone and walk toward it.",
    },
    {
      icon: "droplets",
      title: f.waterRating,
      text: `${f.waterDepthM} m of fresh water for ${f.waterMinutes} minutes.`,
    },
    {
      icon: "layers",
      title: "Woven carbon fiber",
      text: `${f.widthMm} x ${f.heightMm} mm, ${thickness(offers)} mm thin, ${f.weightG} g in all.`,
    },
    {
      icon: "radio",
      title: `${f.bluetooth}`,
      text: `Up to ${f.rangeM} m to your own phone, then on through Apple's or Google's network.`,
    },
  ],
  specs: carbonFinderSpecs(offers),
  // What the box holds isn't known: the least that is needed, and no pad is promised.
  inTheBox: ["One Carbon Finder", "Quick start guide"],
});
