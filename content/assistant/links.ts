import { questionAddress } from "#content/faq-items.ts";
import { inWords } from "#content/format.ts";
import { trackerIds } from "#content/trackers.ts";
import pages from "./links.json" with { type: "json" };

export type Link = { readonly text: string; readonly href: string };

/** What the chat answers. */
export type Reply = {
  readonly text: string;
  readonly links: readonly Link[];
  /** Where nothing in the knowledge base matched. */
  readonly offers?: readonly Link[];
  /** Where the question has two meanings. */
  readonly choices?: readonly string[];
};

const question = (page: string, text: string): Link => ({ text, href: questionAddress(page, text) });

export const to = {
  ...pages,
  compare: { text: `Compare all ${inWords(trackerIds.length)}`, href: "/product-comparison" },
  fees: question("/products/incard-finder", "Is there a subscription?"),
  farAway: question("/products/incard-finder", "How far away can I find it?"),
  pets: question("/products/tagigo", "Can I put it on my dog or cat?"),
  carbonBox: question("/products/carbon-finder?tab=faq", "What is in the box?"),
} as const satisfies Readonly<Record<string, Link>>;
