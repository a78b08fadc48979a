import MiniSearch from "minisearch";
import {
  type Concept,
  type NamedProduct,
  type SearchIntent,
  searchConcepts,
  searchIntents,
} from "#content/search-intents.ts";
import { allTerms } from "./terms.ts";

const isConcept = (name: string): name is Concept => Object.hasOwn(searchConcepts, name);

const entries = Object.entries(searchConcepts).flatMap(([name, list]) =>
  isConcept(name) ? list.split(",").map((text) => ({ concept: name, terms: allTerms(text) })) : [],
);
const phrases = entries.flatMap(({ concept, terms }) =>
  terms.length > 1 ? [{ concept, text: ` ${terms.join(" ")} ` }] : [],
);
const words = Map.groupBy(
  entries.filter(({ terms }) => terms.length === 1),
  ({ terms }) => terms[0] ?? "",
);

const misspelled = new MiniSearch<{ id: string; word: string }>({ fields: ["word"], processTerm: (term) => term });
misspelled.addAll([...words.keys()].map((word) => ({ id: word, word })));

/** Shorter words have too many neighbors. */
const minFuzzyLength = 5;
/** A word that is still being typed counts from here on. */
const minPrefixLength = 4;

/** A term without its ending: "detecting" and "detected" are "detect", "chirping" is "chirp". */
function stemsOf(term: string): readonly string[] {
  const stem = term.replace(/(?<=.{3})(?:ing|ed|er|ly)$/, "");
  return stem === term ? [] : [stem, `${stem}e`, stem.replace(/(.)\1$/, "$1")];
}

/** Whether a term stands in a text of the site, so that it isn't misspelled. */
export type IsWritten = (term: string) => boolean;

/** The concept words that a term means: itself, without its ending, else what it may be misspelled or unfinished for. */
function meant(term: string, isLast: boolean, isWritten: IsWritten): readonly string[] {
  const known = [term, ...stemsOf(term)].find((one) => words.has(one));
  if (known !== undefined) return [known];
  const near =
    term.length < minFuzzyLength || isWritten(term)
      ? []
      : misspelled
          .search(term, { fuzzy: term.length < 8 ? 1 : 2 })
          .map(({ id }) => String(id))
          // A mistake is seldom in the first letter: "found" isn't "sound".
          .filter((word) => word[0] === term[0] && word.length >= minFuzzyLength);
  const unfinished =
    isLast && term.length >= minPrefixLength ? [...words.keys()].filter((word) => word.startsWith(term)) : [];
  return [...near, ...unfinished];
}

/** The concepts that a query speaks of. */
function conceptsOf(query: string, isWritten: IsWritten): ReadonlySet<Concept> {
  const terms = allTerms(query);
  const text = ` ${terms.join(" ")} `;
  const said = terms.flatMap((term, index) => meant(term, index === terms.length - 1, isWritten));
  return new Set([
    ...phrases.filter((phrase) => text.includes(phrase.text)).map(({ concept }) => concept),
    ...said.flatMap((word) => (words.get(word) ?? []).map(({ concept }) => concept)),
  ]);
}

const productConcepts: readonly NamedProduct[] = ["tagigoG", "carbonFinder", "tagigo", "incardFinder"];

/** How many addresses lead at most. */
const maxLeads = 3;

const weightOf = ({ needs, urgent }: SearchIntent): number => needs.length + (urgent ? 2 : 0);

/**
 * The addresses that lead for a query, best first: of the intents that its words make, the most specific one's first
 * address, then the next one's, and so on.
 */
export function leadsFor(query: string, isWritten: IsWritten): readonly string[] {
  const concepts = conceptsOf(query, isWritten);
  const matching = searchIntents.filter(({ needs }) => needs.every((concept) => concepts.has(concept)));
  const specific = matching
    .filter(
      (one) =>
        !matching.some(
          ({ needs }) => needs.length > one.needs.length && one.needs.every((need) => needs.includes(need)),
        ),
    )
    .toSorted((a, b) => weightOf(b) - weightOf(a));
  const product = productConcepts.find((concept) => concepts.has(concept));
  const lists = specific.map(({ leads, own, urgent }) => {
    const ofProduct = product && own?.[product];
    if (!ofProduct) return leads;
    // A symptom leads to the troubleshooter first, then to the product's own manual.
    return [...new Set(urgent ? [...leads.slice(0, 1), ofProduct, ...leads] : [ofProduct, ...leads])];
  });
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const turns = Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? []));
  return [...new Set(turns.flat())].slice(0, maxLeads);
}
