import { questionAddress } from "#content/faq-items.ts";
import { inWords } from "#content/format.ts";
import { trackerIds } from "#content/trackers.ts";
import pages from "./links.json" with { type: "json" };

/** A page of the site, a part of one, or a telephone number, with the words of the link. */
export type Link = { readonly text: string; readonly href: string };

/** What the chat answers to a question. */
export type Reply = {
  readonly text: string;
  readonly links: readonly Link[];
  /** The pages of the site that fit best, where nothing in the knowledge base matched. */
  readonly offers?: readonly Link[];
  /** The questions to choose from, where the visitor's question has two meanings. */
  readonly choices?: readonly string[];
};

const question = (page: string, text: string): Link => ({ text, href: questionAddress(page, text) });

/** Where answers lead, by short names that say what is there: `to.rePair` is the manual's section on pairing again. */
export const to = {
  ...pages,
  compare: { text: `Compare all ${inWords(trackerIds.length)}`, href: "/product-comparison" },
  fees: question("/products/incard-finder", "Is there a subscription?"),
  farAway: question("/products/incard-finder", "How far away can I find it?"),
  pets: question("/products/tagigo", "Can I put it on my dog or cat?"),
  carbonBox: question("/products/carbon-finder?tab=faq", "What is in the box?"),
} as const satisfies Readonly<Record<string, Link>>;
