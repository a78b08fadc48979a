import type { DeviceBody } from "#content/diagrams/devices.ts";
import { usualPresses } from "#content/diagrams/press-steps.ts";
import { moneyText } from "#content/money.ts";
import type { ProductRecord, TrackerRecord } from "#content/products/product-record.ts";
import { tagigoCompared, tagigoGCompared } from "./compared.ts";
import { tagigoFacts as tag } from "./facts.ts";
import { tagigoHome } from "./home.ts";
import { colorCount, colorList, tagigoColors } from "./options.ts";
import { tagigoPageOf } from "./page.ts";
import type { tagigo } from "./product.ts";
import { pullTab } from "./pull-tab.ts";
import { tagigoQuestions } from "./questions.ts";

/** Corner, button and hole as in the model that the product pictures are made from (imagery/). */
const body: DeviceBody = {
  widthMm: tag.widthMm,
  heightMm: tag.heightMm,
  thicknessMm: tag.thicknessMm,
  cornerMm: 8.5,
  finish: "plain",
  button: { xMm: 15.1, yMm: 17.9, radiusMm: 8.4 },
  hole: { xMm: 26.4, yMm: 6.6, radiusMm: 2.7 },
};

/** @param name what it is called in a sentence */
const coachOf = (name: string): TrackerRecord["coach"] => ({
  words: {
    it: name,
    findButton: "The button is the round face with the name on it.",
    middle: "the middle of the face",
    silent: "Change the battery.",
    silentStranger:
      "open it and take the battery out. Without its battery it sends nothing. Keep the cell away from children.",
  },
  ready: pullTab,
});

/** What both versions have in common. */
const shared = {
  minAndroid: tag.minAndroid,
  body,
  usedFor: "keys and bags",
  handOver: { battery: `No sound at all: put in a new ${tag.batteryCell}.` },
  troubleshooter: {
    silent: "sound-cell",
    power: [
      `Change the ${tag.batteryCell} coin cell. Put the new one in the same way around as the old one.`,
      "Press the lid back on until no gap is left, and listen for a beep.",
      "Keep coin cells away from children.",
    ],
  },
} as const satisfies Partial<TrackerRecord>;

const androidBattery = `Battery up to ${tag.batteryYearsAndroid} years`;

export const tagigoRecord: ProductRecord<typeof tagigo> = {
  gallery: [
    "tagigo-black",
    ...tagigoColors.slice(1).map(({ id }) => `tagigo-${id}` as const),
    "tagigo-keys",
    "tagigo-bag",
    "tagigo-luggage",
    "tagigo-collar",
    "tagigo-pack",
  ],
  besideAirTag: () => ({
    size: `${tag.widthMm} x ${tag.heightMm} mm, ${tag.thicknessMm} mm thick`,
    keyRing: "Yes, by the hole in its corner",
    battery: `Up to ${tag.batteryYearsAndroid} years on Android, up to ${tag.batteryYearsIos} on iOS, then change a ${tag.batteryCell} coin cell`,
    water: "Not waterproof",
    waterRank: 0,
    hasHole: true,
    lastsLongest: true,
  }),
  page: tagigoPageOf,
  heads: ({ tagigoPrices }) => ({
    tagigo: {
      title: `Tagigo: ${tag.loudnessDb} dB key tracker in ${colorCount}`,
      description: `A ${tag.widthMm} mm square for keys and bags with a ${tag.batteryCell} you change yourself. Dual network ${moneyText(tagigoPrices["Dual Network"]["1-Pack"])}, Google only ${moneyText(tagigoPrices["Google Find Hub"]["1-Pack"])}.`,
    },
    "tagigo-g": {
      title: "Tagigo G: key tracker for Google Find Hub",
      description: `The Google-only Tagigo for Android phones: ${tag.loudnessDb} dB, replaceable ${tag.batteryCell}, ${colorCount}, ${moneyText(tagigoPrices["Google Find Hub"]["1-Pack"])}. A 4-Pack costs ${moneyText(tagigoPrices["Google Find Hub"]["4-Pack"])}.`,
    },
  }),
  home: tagigoHome,
  questions: tagigoQuestions,
  approvals: {
    // Each carries a suffix for the color (docs/behavior/regulatory.md#approvals).
    models: tag.modelSuffixes.map((suffix) => `${tag.modelNumber}${suffix}`),
    // FCC's date isn't known.
    issued: { CE: "August 22, 2025", FCC: null, ISED: "August 21, 2025" },
  },
  searchWords: "keyring keychain keys",
  pressesId: "tagigo",
  presses: usualPresses,
  trackers: {
    tagigo: {
      ...shared,
      pictures: { help: "tagigo-family", comparison: "tagigo-family", phoneCheck: "tagigo-black" },
      minIos: tag.minIos,
      linkCode: "t",
      looksLike: `A small square with round corners and a hole for a key ring, in ${colorList("or").toLowerCase()}.`,
      batteryOnPhones: { iphone: `Battery up to ${tag.batteryYearsIos} years`, android: androidBattery },
      coach: coachOf("Tagigo"),
      compared: tagigoCompared,
    },
    "tagigo-g": {
      ...shared,
      pictures: { help: "tagigo-white", comparison: "tagigo-white", phoneCheck: "tagigo-white" },
      minIos: null,
      linkCode: "g",
      looksLike: "The same square as Tagigo. Both are turned off the same way.",
      batteryOnPhones: { iphone: null, android: androidBattery },
      coach: coachOf("Tagigo G"),
      compared: tagigoGCompared,
    },
  },
};
