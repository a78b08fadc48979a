import type { Offers } from "#content/catalog/offers.ts";
import { manualAddress } from "#content/manuals/manuals.ts";
import type { Concept } from "./concepts.ts";
import { type Link, to } from "./links.ts";

export type NamedProduct = "incardFinder" | "tagigo" | "tagigoG" | "carbonFinder";

export type Told = string | ((offers: Offers) => string);

export type Own = { readonly link?: Link; readonly answer?: Told };

/** What the chat says and where the search leads (docs/behavior/assistant.md#matching). */
export type KnowledgeEntry = {
  /** Its longer words score a point each, so it holds none that questions about anything could have. */
  readonly question: string;
  /** One of these combinations of meanings must be in a question. Each meaning scores two points. */
  readonly asks: readonly (readonly Concept[])[];
  readonly also?: readonly Concept[];
  readonly answer: Told;
  readonly links: readonly [Link, ...Link[]];
  /** What is said, and which link comes first, where the question is about one product. */
  readonly own?: Readonly<Partial<Record<NamedProduct, Own>>>;
  /** Danger counts before all else, a fault or a narrower matter before general ones. */
  readonly weight?: "higher" | "danger";
  readonly choices?: readonly string[];
};

const names: Readonly<Record<NamedProduct, string>> = {
  incardFinder: "InCard Finder",
  tagigo: "Tagigo",
  tagigoG: "Tagigo G",
  carbonFinder: "Carbon Finder",
};

type Pages = readonly [about: string, card: string, tag: string, tagG: string, carbon: string];

/**
 * What is true of each product: its page, and its answer where the general one doesn't fit. Tagigo G inherits Tagigo's.
 */
export function own(
  [about, incardFinder, tagigo, tagigoG, carbonFinder]: Pages,
  answers: Readonly<Partial<Record<NamedProduct, Told>>> = {},
): Readonly<Record<NamedProduct, Own>> {
  const one = (product: NamedProduct, href: string, answer = answers[product]): Own => ({
    link: { text: `${names[product]}: ${about}`, href },
    ...(answer ? { answer } : {}),
  });
  return {
    incardFinder: one("incardFinder", incardFinder),
    tagigo: one("tagigo", tagigo),
    tagigoG: one("tagigoG", tagigoG, answers.tagigoG ?? answers.tagigo),
    carbonFinder: one("carbonFinder", carbonFinder),
  };
}

/** A section of each product's manual; Carbon Finder's may have another name. */
const section = (about: string, name: string, tagName = name, carbonName = name): Pages => [
  about,
  manualAddress("incard-finder", name),
  manualAddress("tagigo", `${tagName}-tagigo`),
  manualAddress("tagigo", `${tagName}-tagigo-g`),
  manualAddress("carbon-finder", carbonName),
];
const page = (about: string, folder: string): Pages => [
  about,
  `${folder}/incard-finder`,
  `${folder}/tagigo`,
  `${folder}/tagigo-g`,
  `${folder}/carbon-finder`,
];

export const pages = {
  battery: section("battery", "battery", "battery", "wireless-charging"),
  reset: section("factory reset", "factory-reset"),
  disable: section("turn it off and on", "disable-finder", "disable", "disable"),
  rePair: section("remove and re-pair", "re-pair"),
  // Tagigo G can't be set up there: its page says so.
  iphone: ["set up on iPhone", to.setupIphone.href, to.tagIphone.href, "/products/tagigo-g", to.carbonIphone.href],
  android: section("set up on Android", "setup-android"),
  product: page("the product", "/products"),
  handOver: page("hand it over", "/hand-over"),
} as const satisfies Readonly<Record<string, Pages>>;
