import type { Offers } from "#content/catalog/offers.ts";
import { manualAddress } from "#content/manuals/manuals.ts";
import type { Concept } from "./concepts.ts";
import { type Link, to } from "./links.ts";

/** A product that a question is about: one that it names, or whose page one is on. */
export type NamedProduct = "incardFinder" | "tagigo" | "tagigoG" | "carbonFinder";

/** Words of an answer; a function where they hold prices or dates. */
export type Told = string | ((offers: Offers) => string);

/** What is true of one product. */
export type Own = { readonly link?: Link; readonly answer?: Told };

/** An entry of the knowledge base: what the chat says, and where the search leads (docs/behavior/assistant.md#matching). */
export type KnowledgeEntry = {
  /** Its longer words score a point each, so it holds none that questions about anything could have. */
  readonly question: string;
  /** Its keywords: meanings that a question must have, in one of these combinations. Each of them scores two points. */
  readonly asks: readonly (readonly Concept[])[];
  /** Keywords that it may have too: two points each. */
  readonly also?: readonly Concept[];
  readonly answer: Told;
  /** Where it is from, then help that goes further. */
  readonly links: readonly [Link, ...Link[]];
  /** What is said, and which link comes first, where the question is about one product. */
  readonly own?: Readonly<Partial<Record<NamedProduct, Own>>>;
  /** What counts before general matters: a fault or a narrower matter, and before these danger. */
  readonly weight?: "higher" | "danger";
  /** Questions to choose from where it has two meanings. */
  readonly choices?: readonly string[];
};

const names: Readonly<Record<NamedProduct, string>> = {
  incardFinder: "InCard Finder",
  tagigo: "Tagigo",
  tagigoG: "Tagigo G",
  carbonFinder: "Carbon Finder",
};

/** Pages about one matter, one for each product. */
type Pages = readonly [about: string, card: string, tag: string, tagG: string, carbon: string];

/**
 * What is true of each product: its page about the matter, and its answer where the general one isn't about it. What is
 * true of Tagigo is true of Tagigo G unless it has an answer of its own.
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

/** A section that each product's manual has. Carbon Finder's has another name where one is given. */
const section = (about: string, name: string, tagName = name, carbonName = name): Pages => [
  about,
  manualAddress("incard-finder", name),
  manualAddress("tagigo", `${tagName}-tagigo`),
  manualAddress("tagigo", `${tagName}-tagigo-g`),
  manualAddress("carbon-finder", carbonName),
];
/** A page that each product has. */
const page = (about: string, folder: string): Pages => [
  about,
  `${folder}/incard-finder`,
  `${folder}/tagigo`,
  `${folder}/tagigo-g`,
  `${folder}/carbon-finder`,
];

/** Where each product has a matter told. */
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
