import { hasSection, sectionAddress } from "#content/manuals/sections.ts";
import { recordOf } from "#content/record-of.ts";
import { productOfTracker, type TrackerId, trackerIds, trackerNames } from "#content/trackers.ts";
import words from "./concepts.json" with { type: "json" };
import type { AnswerText } from "./define-chat.ts";
import type { Link } from "./links.ts";
import { trackerChat } from "./tracker-chat.ts";

/** A meaning that a question can have: a word's, or a tracker by its name. */
export type Concept = keyof typeof words | TrackerId;

/**
 * The words of each meaning, by which chat and search understand questions. Compared in singular, without accents, with
 * typing mistakes. `anyProduct` only keeps them from being taken for misspelled words.
 */
export const concepts: Readonly<Record<Concept, string>> = {
  ...words,
  ...recordOf(trackerIds, (id) => trackerChat[id].calledBy),
};

type ByTracker<T> = Readonly<Partial<Record<TrackerId, T>>>;

/** What the chat says and where the search leads (docs/behavior/assistant.md#matching). */
export type KnowledgeEntry = {
  /** Its longer words score a point each, so it holds none that questions about anything could have. */
  readonly question: string;
  /** One of these combinations of meanings must be in a question. Each meaning scores two points. */
  readonly asks: readonly (readonly Concept[])[];
  readonly also?: readonly Concept[];
  readonly answer: AnswerText;
  readonly links: readonly [Link, ...Link[]];
  /** Where the question is about one tracker: which of its pages comes first. */
  readonly about?: Topic;
  /** Pages of trackers that no topic gives. */
  readonly trackerLinks?: ByTracker<Link>;
  /** Where the question is about one tracker. A product's other trackers have the first one's unless they have their own. */
  readonly trackerAnswers?: ByTracker<AnswerText>;
  readonly weight?: "higher" | "danger";
  readonly choices?: readonly string[];
};

/** By their questions. */
export type KnowledgeEntries = Readonly<Record<string, Omit<KnowledgeEntry, "question">>>;

type Unweighted = Omit<KnowledgeEntry, "question" | "weight">;

/** A meaning together with any of some others. */
export const withAny = (meaning: Concept, ...others: readonly Concept[]) =>
  others.map((other) => [meaning, other] as const);

/** Counts before all else. */
export const danger = (entry: Unweighted) => ({ ...entry, weight: "danger" }) as const;

/** A fault or a narrower matter: it counts before general ones. */
export const specific = (entry: Unweighted) => ({ ...entry, weight: "higher" }) as const;

type TrackerPage = { readonly words: string; readonly address: (tracker: TrackerId) => string };

const section = (words: string, file: string): TrackerPage => ({
  words,
  address: (tracker) => sectionAddress(tracker, file),
});

/** What each tracker has a page about. */
const topics = {
  battery: section("battery", "battery"),
  reset: section("factory reset", "factory-reset"),
  disable: section("turn it off and on", "disable"),
  rePair: section("remove and re-pair", "re-pair"),
  android: section("set up on Android", "setup-android"),
  iphone: {
    words: "set up on iPhone",
    // One that can't be set up there has no such section: its page says so.
    address: (tracker) =>
      hasSection(tracker, "setup-ios") ? sectionAddress(tracker, "setup-ios") : `/products/${tracker}`,
  },
  product: { words: "the product", address: (tracker) => `/products/${tracker}` },
  handOver: { words: "hand it over", address: (tracker) => `/hand-over/${tracker}` },
} as const satisfies Readonly<Record<string, TrackerPage>>;

type Topic = keyof typeof topics;

export const trackerPage = (topic: Topic, tracker: TrackerId): Link => ({
  text: `${trackerNames[tracker]}: ${topics[topic].words}`,
  href: topics[topic].address(tracker),
});

/** What an entry says of a tracker. */
export function trackerAnswer({ question, trackerAnswers, answer }: KnowledgeEntry, tracker: TrackerId): AnswerText {
  const answerOf = (id: TrackerId) => trackerChat[id].answers?.[question] ?? trackerAnswers?.[id];
  return answerOf(tracker) ?? answerOf(productOfTracker(tracker)) ?? answer;
}

/** The page of a tracker that an entry leads to first. */
export const trackerLink = ({ about, trackerLinks }: KnowledgeEntry, tracker: TrackerId): Link | undefined =>
  about ? trackerPage(about, tracker) : trackerLinks?.[tracker];
