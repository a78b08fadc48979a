import type { illustrationTypes } from "#content/blog/front-matter.ts";
import { facts } from "#content/catalog/facts.ts";
import { tagigoShipFootnote } from "#content/catalog/offer-sentences.ts";
import { hasBuiltInTagigoDate, type Offers } from "#content/catalog/offers.ts";
import type { ProductSlug } from "#content/catalog/presentation.ts";

/** An unwritten article shows Coming Soon and isn't linked (docs/behavior/home.md#blog-teasers). */
export type ComingSoonTeaser = {
  readonly id: 11 | 12 | 13 | 14;
  readonly illustrationType: (typeof illustrationTypes)[number];
  readonly date: string;
  readonly title: string;
  readonly excerpt: string;
  readonly footnote?: string | undefined;
};

/** The id of an article, which gives title, date and drawing. */
export type Teaser = number | ComingSoonTeaser;

function tagigoWords(offers: Offers): Pick<ComingSoonTeaser, "title" | "excerpt"> {
  const { kind, shipDate } = offers.tagigo;
  const versions = `Who needs the dual network, and ${offers.googleSaves === null ? "for whom Tagigo G is enough" : "who can save with Tagigo G"}.`;
  if (kind === "in-stock")
    return { title: "Tagigo is here: which version to order", excerpt: `Tagigo ships immediately. ${versions}` };
  if (kind === "sold-out" || shipDate === null) return { title: "Tagigo: which version to order", excerpt: versions };
  // Disagrees with the product page, as docs/behavior/catalog.md#disagreeing-figures has it.
  const date = hasBuiltInTagigoDate(offers) ? facts.tagigo.expectedShip.blogTeaser : shipDate;
  return { title: "Tagigo is on its way: which version to order", excerpt: `Tagigo ships ${date}. ${versions}` };
}

/** Four articles a product (docs/behavior/home.md#blog-teasers). When 11 to 14 are written, only their ids stay. */
export const teasersOf = (offers: Offers): Readonly<Record<ProductSlug, readonly Teaser[]>> => ({
  "incard-finder": [
    10,
    2,
    {
      id: 11,
      illustrationType: "dual-network",
      date: "November 2025",
      title: "One wallet, two people: sharing a tracker",
      excerpt:
        "Find My and Find Hub both let someone else see your item. How to invite them, what they see, and how to take it back.",
    },
    4,
  ],
  tagigo: [
    5,
    6,
    {
      id: 12,
      illustrationType: "dual-network",
      date: "May 2025",
      ...tagigoWords(offers),
      footnote: tagigoShipFootnote(offers, "blog teaser"),
    },
    {
      id: 13,
      illustrationType: "network-comparison",
      date: "December 2025",
      title: "One week, one suitcase, two networks",
      excerpt:
        "A Tagigo on Find My and a Tagigo G on Find Hub travel in the same bag. Which one is seen, how often, and where.",
    },
  ],
  "carbon-finder": [
    9,
    7,
    1,
    {
      id: 14,
      illustrationType: "evolution-tracking",
      date: "December 2025",
      title: "What a year of recharging does to a small cell",
      excerpt: `Carbon Finder asks for the pad about every ${facts.carbonFinder.monthsPerCharge} months. How to charge it so it keeps its capacity.`,
    },
  ],
});
