/**
 * The sentences that people agree to, each with the id that is kept with their consent (beyond the specification). A sentence
 * is never edited: a new one gets a new id, and the old one moves to `earlierWordings`.
 */
export const consentWordings = {
  newsletter: {
    id: "newsletter-1",
    text: "You agree to get our newsletter by email. Every issue has a link that ends it.",
  },
  shipDate: {
    id: "ship-date-1",
    text: "You agree to an email when the ship date changes and when it ships. It is no newsletter, and every email has a link that ends it.",
  },
} as const;

/** Sentences that people agreed to once, by id: what a kept consent refers to. */
export const earlierWordings: Readonly<Record<string, string>> = {};

/** The sentence behind the id of a kept consent, or null for one that nobody was ever shown. */
export function wordingOf(id: string): string | null {
  return Object.values(consentWordings).find((one) => one.id === id)?.text ?? earlierWordings[id] ?? null;
}
