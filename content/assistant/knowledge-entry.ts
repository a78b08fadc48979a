import { hasSection, sectionAddress } from "#content/manuals/sections.ts";
import { recordOf } from "#content/record-of.ts";
import { productOfTracker, type TrackerId, trackerIds, trackerNames } from "#content/trackers.ts";
import words from "./concepts.json" with { type: "json" };
import type { AnswerText } from "./define-chat.ts";
import { type Link, to } from "./links.ts";
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

/**
 * An entry of the knowledge base: what the chat says, and where the search leads (docs/behavior/assistant.md#matching).
 */
export type KnowledgeEntry = {
  /**
   * The question that it answers, in few words: the longer ones score a point each where a visitor's question has them, so
   * it holds none that questions about anything could have.
   */
  readonly question: string;
  /**
   * The combinations of meanings that it answers to: a visitor's question fits if it has all meanings of one of them.
   * Each of these meanings scores two points. Without any, only the example questions tell when it is asked for.
   */
  readonly requiredConcepts?: readonly (readonly Concept[])[];
  /** Meanings that a question which fits may have besides. Each scores two points. */
  readonly optionalConcepts?: readonly Concept[];
  /** What the chat says. */
  readonly answer: AnswerText;
  /** The pages that help: the one that the answer is from, then those that go further. */
  readonly links: readonly [Link, ...Link[]];
  /** Which page of a tracker comes first where the question is about one tracker. */
  readonly topic?: Topic;
  /** The page of a tracker that comes first where no topic gives it. */
  readonly trackerLinks?: ByTracker<Link>;
  /**
   * What the chat says instead where the question is about one tracker. A product's other trackers have the answer of its
   * first one unless they have their own.
   */
  readonly trackerAnswers?: ByTracker<AnswerText>;
  /** Danger counts before all else, a higher weight before entries without one. */
  readonly weight?: "higher" | "danger";
  /** Whether nothing else is said beside it, or nothing but what is said in danger, because it would mislead. */
  readonly alone?: "always" | "unlessDanger";
  /** Whether it is for a tracker of one's own alone: with somebody else's its advice could harm. */
  readonly ownOnly?: boolean;
  /** Whether it answers a question that is nothing but a tracker's name. */
  readonly answersName?: boolean;
  /** Whether it comes first where an iPhone is asked about and the tracker doesn't work with one. */
  readonly answersMisfit?: boolean;
  /** Questions to choose from instead of pages, where the visitor's question has two meanings. */
  readonly choices?: readonly string[];
};

type EntryOfQuestion = Omit<KnowledgeEntry, "question">;

/** Entries of the knowledge base by the questions that they answer. */
export type KnowledgeEntries = Readonly<Record<string, EntryOfQuestion>>;

type Unweighted = Omit<EntryOfQuestion, "weight">;

/** Makes combinations of two meanings: the first together with each of the others. */
export const withAny = (
  meaning: Concept,
  ...others: readonly Concept[]
): readonly (readonly [meaning: Concept, other: Concept])[] => others.map((other) => [meaning, other]);

/** Makes an entry about danger, which counts before all else. */
export const danger = (entry: Unweighted): EntryOfQuestion => ({ ...entry, weight: "danger" });

/** Makes an entry about a fault or a narrower matter, which counts before general ones. */
export const specific = (entry: Unweighted): EntryOfQuestion => ({ ...entry, weight: "higher" });

/** The pages of models that aren't sold any more, by what they are called in questions. */
export const olderModelPages: Readonly<Record<string, Link>> = {
  tracemate: to.disableTracemate,
  "trace mate": to.disableTracemate,
  explorer: to.disableExplorer,
  clipx: to.disableClipx,
  "clip x": to.disableClipx,
  seektag: to.foundSeektag,
  "seek tag": to.foundSeektag,
  vibetag: to.foundVibetag,
  "vibe tag": to.foundVibetag,
};

/** A kind of page that each tracker has: what a link to it says after the tracker's name, and its address. */
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

/**
 * Makes a link to a tracker's page about a topic: "Tagigo: battery".
 * @throws Error when the tracker's manual has no section about it
 */
export const trackerPage = (topic: Topic, tracker: TrackerId): Link => ({
  text: `${trackerNames[tracker]}: ${topics[topic].words}`,
  href: topics[topic].address(tracker),
});

/**
 * Gives what an entry says of one tracker: what the tracker's own chat file says, or else the entry, or else what holds for
 * the product's first tracker, or else the general answer.
 */
export function trackerAnswer({ question, trackerAnswers, answer }: KnowledgeEntry, tracker: TrackerId): AnswerText {
  const answerOf = (id: TrackerId): AnswerText | undefined =>
    trackerChat[id].answers?.[question] ?? trackerAnswers?.[id];
  return answerOf(tracker) ?? answerOf(productOfTracker(tracker)) ?? answer;
}

/** Gives the page of a tracker that an entry leads to first; undefined where its general pages say enough. */
export const trackerLink = ({ topic, trackerLinks }: KnowledgeEntry, tracker: TrackerId): Link | undefined =>
  topic ? trackerPage(topic, tracker) : trackerLinks?.[tracker];
