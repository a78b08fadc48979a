import type { Offers } from "#content/catalog/offers.ts";
import type { PublicConfig } from "#contract/services.ts";

/** What answers say of the shop itself, as its owner entered it. */
export type AnsweringShop = Pick<PublicConfig, "shippingRate" | "place">;

/** A sentence, or one that is made of what things cost and when they ship now, and of what the owner entered. */
export type AnswerText = string | ((offers: Offers, shop: AnsweringShop) => string);

/** What the chat and the search know of a tracker. */
export type TrackerChat = {
  /** What it is called in questions, in singular, divided by commas. */
  readonly calledBy: string;
  /** What "the card" or "the tag" can mean on its page. */
  readonly shape: "card" | "tag";
  /** The answers to questions about it that differ from the general ones, by the entries' questions (content/assistant/). */
  readonly answers?: Readonly<Record<string, AnswerText>>;
};
