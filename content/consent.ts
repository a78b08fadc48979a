/*
 * The consent texts, each with the id that is stored with a consent. A text is never edited: a new one gets a new id, and the
 * old one moves to `earlierConsentTexts`.
 */

/** What a subscriber to the newsletter agrees to. It is in the script of every page, unlike the other. */
export const newsletterConsent = {
  id: "newsletter-2",
  text: "You agree to receive our newsletter by email. Every issue has an unsubscribe link.",
} as const;

/** What somebody agrees to who wants to hear when a product ships. */
export const shipDateConsent = {
  id: "ship-date-2",
  text: "You agree to an email when the ship date changes and when it ships. This isn't the newsletter, and every email has an unsubscribe link.",
} as const;

/** Former consent texts by id, which stored consents refer to. */
export const earlierConsentTexts: Readonly<Record<string, string>> = {
  "newsletter-1": "You agree to get our newsletter by email. Every issue has a link that ends it.",
  "ship-date-1":
    "You agree to an email when the ship date changes and when it ships. It is no newsletter, and every email has a link that ends it.",
};
