import { facts } from "#content/catalog/facts.ts";
import type { Offers } from "#content/catalog/offers.ts";
import { manualAddress } from "#content/manuals/manuals.ts";
import { type Chapter, mapChapter, notForChapter, ringsChapter, setupChapter } from "#content/products/chapters.ts";
import { tagigoCompared, tagigoGCompared } from "./compared.ts";
import { pullTab } from "./pull-tab.ts";

const f = facts.tagigo;
const dual = "Dual Network";
const google = "Google Find Hub";

const lives = [
  { label: `Android, up to ${f.batteryYearsAndroid} years`, length: f.batteryYearsAndroid },
  { label: `iOS, up to ${f.batteryYearsIos} years`, length: f.batteryYearsIos },
];

/** Tagigo G is never on iOS. */
function cellChapter(network: NonNullable<Chapter["network"]>): Chapter {
  const shown = network === google ? lives.slice(0, 1) : lives;
  const labels = shown.map(({ label }) => label.replace(", ", ": ")).join(", ");
  return {
    network,
    figure: { about: "up to", value: `${f.batteryYearsAndroid}`, unit: "years" },
    title: "A battery you change yourself",
    text: [
      network === google
        ? `One ${f.batteryCell} lasts up to ${f.batteryYearsAndroid} years on Android.`
        : `One ${f.batteryCell} lasts up to ${f.batteryYearsAndroid} years on Android, up to ${f.batteryYearsIos} on iOS.`,
      "Supermarkets and drugstores sell the cell. Keep it out of children's reach.",
    ],
    links: [
      {
        label: "How to change the battery",
        to: manualAddress("tagigo", network === google ? "battery-tagigo-g" : "battery-tagigo"),
      },
    ],
    picture: { name: "tagigo-open" },
    strip: [
      { name: "battery-coin", caption: "Coin in the gap" },
      { name: "battery-cell", caption: "Lift out the cell" },
      { name: "battery-click", caption: "Click it shut" },
    ],
    drawing: {
      kind: "battery",
      lives: shown,
      afterwards: `a new ${f.batteryCell}`,
      alt: `Battery life. ${labels}; then a new ${f.batteryCell}.`,
    },
  };
}

const setupPictures = ["setup-press", "setup-near", "setup-named"] as const;
const onPhone = { name: "tagigo-phone" } as const;

/**
 * Gives the chapters of Tagigo's overview. What differs for Tagigo G stands twice; the page shows the chosen network's.
 */
export const tagigoChaptersOf = (offers: Offers): readonly Chapter[] => [
  {
    figure: { value: `${f.widthMm}`, unit: "mm" },
    title: "Hangs on whatever has no card slot",
    text: [
      `${f.widthMm} x ${f.heightMm} mm, a square a little wider than a half dollar, ${f.thicknessMm} mm thick.`,
      "The hole in its corner takes a split ring, a carabiner or a strap. No holder, no adhesive.",
    ],
    picture: { name: "tagigo-luggage", keeps: "bottom" },
    phoneShows: "picture",
    drawing: {
      kind: "beside-coin",
      device: "tagigo",
      coin: "half dollar",
      alt: `Tagigo from the front, ${f.widthMm} mm wide, beside a half dollar, and from the side, ${f.thicknessMm} mm thick.`,
    },
  },
  {
    ...ringsChapter(f.loudnessDb, "For mornings when the keys are in the house, somewhere.", {
      name: "design-keys",
    }),
    layout: "bleed",
  },
  mapChapter({
    network: dual,
    device: "tagigo",
    near: "Within Bluetooth reach",
    it: "Tagigo",
    thing: "Keys",
    figure: { about: "one of", value: "2", unit: "networks" },
    title: "Joins Apple Find My or Google Find Hub",
    picture: onPhone,
  }),
  mapChapter({
    network: google,
    device: "tagigo-g",
    near: "Within Bluetooth reach",
    it: "Tagigo G",
    thing: "Keys",
    figure: { about: "just", value: "1", unit: "network" },
    title: "Joins Google Find Hub, for less",
    picture: onPhone,
  }),
  cellChapter(dual),
  cellChapter(google),
  {
    title: "Not waterproof, and here's why",
    text: [
      `The lid that lets you change the ${f.batteryCell} lets water in as well. Under a coat or inside a bag it's at home; on a backpack in the rain it is not.`,
    ],
    links: [{ label: "Will it get wet? See InCard Finder", to: "/products/incard-finder" }],
    picture: { name: "tagigo-bag" },
  },
  { ...setupChapter("tagigo", ["iPhone", "Android"], setupPictures, pullTab), network: dual },
  { ...setupChapter("tagigo-g", ["Android"], setupPictures, pullTab), network: google },
  {
    ...notForChapter(
      tagigoCompared(offers).notFor,
      ["incard-finder", `InCard Finder is a card, and rated ${facts.incardFinder.waterRating}.`],
      "incard-wallet",
    ),
    network: dual,
  },
  {
    ...notForChapter(
      tagigoGCompared(offers).notFor,
      ["tagigo", "Tagigo joins Apple Find My or Google Find Hub."],
      "tagigo-white",
    ),
    network: google,
  },
];
