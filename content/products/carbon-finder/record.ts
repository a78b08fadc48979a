import { facts } from "#content/catalog/facts.ts";
import { shipsShort } from "#content/catalog/offer-sentences.ts";
import type { Offers } from "#content/catalog/offers.ts";
import { cardWords } from "#content/coach/card-words.ts";
import { cardBody } from "#content/diagrams/card-body.ts";
import { usualPresses } from "#content/diagrams/press-steps.ts";
import { moneyText } from "#content/money.ts";
import type { PageMeta } from "#content/page-meta.ts";
import type { ProductRecord, TrackerRecord } from "#content/products/product-record.ts";
import { carbonFinderCompared } from "./compared.ts";
import { carbonFinderFacts as carbon } from "./facts.ts";
import { carbonFinderGallery, carouselSize } from "./gallery.ts";
import { carbonFinderHome } from "./home.ts";
import { carbonFinderPageOf } from "./page.ts";
import type { carbonFinder } from "./product.ts";
import { carbonFinderQuestions } from "./questions.ts";

const { procedures } = facts;
const charging = `about ${carbon.chargeHours} hours`;
const perCharge = `About ${carbon.monthsPerCharge} months per charge`;

const tracker: TrackerRecord = {
  pictures: { help: "carbon-top", comparison: "carbon-hero", phoneCheck: "carbon-hero" },
  minIos: carbon.minIos,
  minAndroid: carbon.minAndroid,
  body: { ...cardBody(carbon), finish: "weave", light: { xMm: 76.8, yMm: 9.3 } },
  linkCode: "c",
  usedFor: "wallets that is charged on a pad",
  looksLike: "A dark woven card, the size of a bank card, with a round button.",
  batteryOnPhones: { iphone: perCharge, android: perCharge },
  coach: {
    words: {
      ...cardWords,
      silent: `Charge the card for ${charging} and try again.`,
      silentStranger:
        "if it isn't yours, don't charge it and don't cut or bend it: the battery inside can catch fire. If you're afraid, take it to a police station.",
    },
    ready: `The card has been charged for ${charging} and is off the charging pad.`,
    resetsByLongHold: true,
    heldTooLong: `More than ${procedures.incardDisableBeeps} beeps: you may have held it long enough to reset it. It has forgotten its pairing. Repeat the same presses to turn it off as well.`,
  },
  handOver: {
    battery: `No sound at all: charge it on a Qi pad for ${charging}.`,
    resetSign: "If it then shows up as new, the reset worked.",
  },
  troubleshooter: {
    silent: "sound-charged",
    power: [
      `Lay it flat on the middle of a Qi charging pad for ${charging}, button side up.`,
      "Press its button once and play a sound from the app.",
    ],
  },
  compared: carbonFinderCompared,
};

function head({ "carbon-finder": offer, figures }: Offers): PageMeta {
  const presale = offer.kind === "presale";
  const regular = offer.listPrice === null ? "" : `, regular ${moneyText(offer.listPrice)}`;
  return {
    title: `Carbon Finder: rechargeable wallet tracker${presale ? ", presale" : ""}`,
    description: `A ${figures["carbon-thickness"]["product page"]} mm carbon card that charges on a Qi pad and lasts about ${carbon.monthsPerCharge} months. ${presale ? "Presale " : ""}${moneyText(offer.price)}${regular}. ${shipsShort(offer)}.`,
  };
}

export const carbonFinderRecord: ProductRecord<typeof carbonFinder> = {
  gallery: carbonFinderGallery,
  besideAirTag: ({ figures }) => ({
    size: `${figures["carbon-thickness"]["product page"]} mm card`,
    keyRing: "No: it's for a card slot",
    battery: `About ${carbon.monthsPerCharge} months, then about ${carbon.chargeHours} hours on a Qi pad`,
    water: `${carbon.waterRating}, ${carbon.waterDepthM} m for ${carbon.waterMinutes} minutes`,
    waterRank: 1,
    hasHole: false,
    lastsLongest: false,
  }),
  page: carbonFinderPageOf,
  layout: {
    tabs: [
      { shows: "overview", value: "features", title: "Features", to: "?tab=features" },
      { shows: "specifications", value: "specifications", title: "Specifications", to: "?tab=specifications" },
      { shows: "manual", value: "manual", title: "User Manual", to: "?manual=true" },
      { shows: "faq", value: "faq", title: "FAQ", to: "?tab=faq" },
    ],
    tabOfQuestions: {
      to: "/products/carbon-finder?tab=faq",
      label: "Battery, water, charging, shipping: the other answers",
    },
    gallerySize: carouselSize,
    scrollDelaysMs: [800],
    scrollsToManual: true,
    missing: "product",
  },
  heads: (offers) => ({ "carbon-finder": head(offers) }),
  home: carbonFinderHome,
  questions: carbonFinderQuestions,
  approvals: null,
  searchWords: "wallet wireless",
  pressesId: "carbon",
  presses: {
    ...usualPresses,
    factoryReset: [{ kind: "hold", seconds: procedures.carbonResetHoldSeconds }, { kind: "release" }],
  },
  trackers: { "carbon-finder": tracker },
};
