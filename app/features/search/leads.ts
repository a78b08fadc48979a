import { type KnowledgeEntry, olderModelPages, trackerLink, trackerPage } from "#content/assistant/knowledge-entry.ts";
import { type Link, to } from "#content/assistant/links.ts";
import { trackerChat } from "#content/assistant/tracker-chat.ts";
import { hasSection } from "#content/manuals/sections.ts";
import { type TrackerId, trackerIds } from "#content/trackers.ts";
import { type IsWritten, matchesOf, trackerNamed, trackersCalled, type Understood, understand } from "./matching.ts";
import { flaggedAnswer } from "./red-flags.ts";

/** Whether a tracker can be set up on an iPhone. */
export const worksWithIphone = (id: TrackerId): boolean => hasSection(id, "setup-ios");

/** The pages that say the same for each kind of phone. */
const setupPages: readonly { readonly iphone: Link; readonly android: Link }[] = [
  { iphone: to.setupIphone, android: to.setupAndroid },
  { iphone: to.tagIphone, android: to.tagAndroid },
  { iphone: to.carbonIphone, android: to.carbonAndroid },
  ...trackerIds
    .filter(worksWithIphone)
    .map((id) => ({ iphone: trackerPage("iphone", id), android: trackerPage("android", id) })),
];

/** Pages about the other kind of phone become those about the phone that the question names, where it names one. */
function forPhoneNamed(links: readonly Link[], { concepts }: Pick<Understood, "concepts">): readonly Link[] {
  if (concepts.has("iphone") === concepts.has("android")) return links;
  const [named, other] = concepts.has("iphone") ? (["iphone", "android"] as const) : (["android", "iphone"] as const);
  const changed = links.map((link) => setupPages.find((page) => page[other].href === link.href)?.[named] ?? link);
  return changed.filter(({ href }, at) => changed.findIndex((link) => link.href === href) === at);
}

/**
 * Gives an entry's links for a question: those about the phone that it names, and without other trackers'. The tracker's
 * own comes first, or second where the entry has a weight.
 */
export function linksOf(entry: KnowledgeEntry, understood: Understood, tracker?: TrackerId): readonly Link[] {
  return forOlderModelNamed(forPhoneNamed(linksForTracker(entry, tracker), understood), understood);
}

/** The page of the older model that the question names comes first, without those of others; where it names none, all stay. */
function forOlderModelNamed(links: readonly Link[], { text }: Pick<Understood, "text">): readonly Link[] {
  const named = Object.entries(olderModelPages).flatMap(([name, { href }]) => (text.includes(` ${name} `) ? href : []));
  if (named.length === 0) return links;
  const ofOlderModels = new Set(Object.values(olderModelPages).map(({ href }) => href));
  return [...links.filter(({ href }) => named.includes(href)), ...links.filter(({ href }) => !ofOlderModels.has(href))];
}

function linksForTracker(entry: KnowledgeEntry, tracker?: TrackerId): readonly Link[] {
  const { links, weight } = entry;
  const page = tracker && trackerLink(entry, tracker);
  if (!page) return links;
  const link = links.find(({ href }) => href === page.href) ?? page;
  const others = new Set(trackerIds.map((id) => trackerLink(entry, id)?.href));
  const [first, ...further] = links;
  const isOther = ({ href }: Link): boolean => others.has(href);
  const general = further.filter((link) => !isOther(link));
  return weight && !isOther(first) ? [first, link, ...general] : [link, ...(isOther(first) ? [] : [first]), ...general];
}

/** What scores less than this share of the best entry is hardly meant. */
const minShareOfBest = 0.25;

/** A danger that no word names leads alone only where the question as a whole is this likely to be about it. */
const minLikelihoodOfDanger = 0.25;

/** What no word names leads beside what is named only where the question as a whole is this likely to be about it. */
const minLikelihoodWithoutWords = 0.3;

/** The first link of the best entry that fits, then the next one's, and so on. */
export function leadsFor(query: string, isWritten: IsWritten): readonly string[] {
  const flagged = flaggedAnswer(query);
  const flaggedLinks = flagged?.entry.links.map(({ href }) => href);
  if (flaggedLinks && !flagged?.yieldsToDanger) return flaggedLinks;
  const understood = understand(query, isWritten, true);
  const called = trackersCalled(understood);
  if (called.length > 0) return called.map((id) => trackerPage("product", id).href);
  const named = trackerNamed(understood);
  const tracker = named === "card" ? trackerIds.find((id) => trackerChat[id].shape === "card") : named;
  const all = matchesOf(understood);
  // The bare name of a model that isn't sold here finds the pages about that model.
  if (all[0]?.entry.alone === "always" && understood.concepts.size === 1) return [];
  const dangers = all.filter(
    ({ entry, required, likelihood }) =>
      entry.weight === "danger" && (required.length > 0 || likelihood >= minLikelihoodOfDanger),
  );
  if (flaggedLinks && dangers.length === 0) return flaggedLinks;
  // Beside danger nothing else leads.
  const matches = dangers.length > 0 ? dangers : all;
  const least = (matches[0]?.score ?? 0) * minShareOfBest;
  const specific = matches.filter(
    ({ required, score, likelihood }) =>
      score >= least &&
      !matches.some(
        (other) =>
          (required.length > 0 || likelihood < minLikelihoodWithoutWords) &&
          other.score > score &&
          other.keywords.size > required.length &&
          required.every((keyword) => other.keywords.has(keyword)),
      ),
  );
  const lists = specific.map(({ entry }) => linksOf(entry, understood, tracker).map(({ href }) => href));
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const turns = Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? []));
  if (turns.length > 0) return [...new Set(turns.flat())];
  return tracker ? [trackerPage("product", tracker).href] : [];
}
