import { facts } from "#content/catalog/facts.ts";
import { cardWords } from "#content/coach/card-words.ts";
import { cardBody } from "#content/diagrams/card-body.ts";
import { usualPresses } from "#content/diagrams/press-steps.ts";
import { moneyText } from "#content/money.ts";
import type { ProductRecord, TrackerRecord } from "#content/products/product-record.ts";
import { officialDisableInstructions } from "#content/support/who-can-help.ts";
import { incardFinderCompared } from "./compared.ts";
import { incardFinderFacts as card } from "./facts.ts";
import { incardFinderHome } from "./home.ts";
import { incardFinderPageOf } from "./page.ts";
import { incardFinder } from "./product.ts";
import { incardFinderQuestions } from "./questions.ts";

const { shop } = facts;

const tracker: TrackerRecord = {
  pictures: { help: "incard-top", comparison: "incard-hero", phoneCheck: "incard-hero" },
  minIos: card.minIos,
  minAndroid: card.minAndroid,
  body: {
    ...cardBody(card),
    finish: "plain",
    light: { xMm: 64.7, yMm: 9.5 },
    speaker: [
      { xMm: 68.5, yMm: 9.5, lengthMm: 2 },
      { xMm: 70.3, yMm: 9.5, lengthMm: 3.6 },
      { xMm: 72.1, yMm: 9.5, lengthMm: 5.2 },
      { xMm: 73.9, yMm: 9.5, lengthMm: 3.6 },
      { xMm: 75.7, yMm: 9.5, lengthMm: 2 },
    ],
  },
  linkCode: "i",
  usedFor: "wallets",
  looksLike: "A light card, the size of a bank card, with a round button.",
  disableAddress: "/pages/incard-user-manual#disable-finder",
  batteryOnPhones: {
    iphone: `Battery up to ${card.batteryYearsIos} years`,
    android: `Battery up to ${card.batteryYearsAndroid} years`,
  },
  coach: {
    words: {
      ...cardWords,
      silent: "The battery section of the manual says what else to try.",
      silentStranger:
        "its battery can't be taken out, so never cut or bend it. If it isn't yours and you're afraid, take it to a police station.",
    },
    ready: "The card works on one network at a time, so it must not be paired with the other.",
  },
  handOver: {
    battery: `The battery is sealed in and lasts up to ${card.batteryYearsAndroid} years on Google's network, up to ${card.batteryYearsIos} on Apple's: ask how old it is.`,
  },
  troubleshooter: {
    silent: "sound-cold",
    power: [
      "Press its button once more: a card that was disabled comes back on.",
      "Hold it next to the phone and play a sound from the app.",
      `Still nothing? The battery is dead or the card is damaged. It's sealed in, so don't open the card. The warranty is ${shop.warrantyMonths} months: write to us with your order number.`,
    ],
  },
  compared: incardFinderCompared,
};

export const incardFinderRecord: ProductRecord<typeof incardFinder> = {
  gallery: [
    incardFinder.picture,
    "incard-phone",
    "incard-water",
    "incard-edge",
    "incard-wallet",
    "incard-box",
    "incard-button",
    "incard-speaker",
    "incard-back",
    "incard-scale",
  ],
  besideAirTag: () => ({
    size: `${card.thicknessMm} mm card`,
    keyRing: "No: it's for a card slot",
    battery: `Up to ${card.batteryYearsAndroid} years on Android, up to ${card.batteryYearsIos} on iOS, then replace the card`,
    water: `${card.waterRating}, ${card.waterDepthM} m for ${card.waterMinutes} minutes`,
    waterRank: 2,
    hasHole: false,
    lastsLongest: false,
  }),
  page: incardFinderPageOf,
  layout: {
    tabs: [
      { shows: "overview", value: "overview", title: "Overview", to: "?tab=overview" },
      { shows: "specifications", value: "specs", title: "Specs", to: "?tab=specs" },
      { shows: "manual", value: "manual", title: "Manual", to: "?tab=manual" },
    ],
    // None has been recorded yet.
    videos: [
      { title: "Set up InCard Finder on Android", videoId: null, section: "setup-android" },
      { title: "Set up InCard Finder on iPhone", videoId: null, section: "setup-ios" },
      { title: "Find your card", videoId: null, section: "locate" },
      { title: "Factory reset InCard Finder", videoId: null, section: "factory-reset" },
      { title: "Disable and re-enable InCard Finder", videoId: null, section: "disable-finder" },
    ],
    officialInstructions: officialDisableInstructions,
    comparesWith: "Compare with Tagigo and Carbon Finder",
  },
  heads: ({ "incard-finder": { price } }) => ({
    "incard-finder": {
      title: `InCard Finder: ${card.thicknessMm} mm wallet tracker, iPhone or Android`,
      description: `A wallet tracker for Find My or Find Hub: ${card.thicknessMm} mm, ${card.waterRating}, ${card.loudnessDb} dB, up to ${card.batteryYearsAndroid} years of battery. ${moneyText(price)}, with manual.`,
    },
  }),
  home: incardFinderHome,
  questions: incardFinderQuestions,
  approvals: {
    models: [card.modelNumber],
    // FCC's date isn't known (docs/behavior/regulatory.md#approvals).
    issued: {
      CE: "April 30, 2025",
      UKCA: "May 6, 2025",
      FCC: null,
      "IC/ISED": "April 28, 2025",
      TELEC: "April 23, 2025",
    },
  },
  searchWords: "wallet",
  pressesId: "incard",
  presses: usualPresses,
  trackers: { "incard-finder": tracker },
};
