import type { ProductSlug } from "#content/products.ts";
import { awaitedSlugs, type Offers } from "./catalog/offers.ts";
import { shipDateConsent } from "./consent.ts";

export const subscriptionPages = {
  unsubscribe: {
    title: "Unsubscribe",
    ask: "Press once to stop getting",
    button: "Unsubscribe",
    done: "Done. You won't get any more, and we've erased your address from the list.",
    again: "Pressed by mistake? Subscribe again in the footer of any page.",
  },
  confirm: {
    title: "Confirm your subscription",
    ask: "Press once, and the newsletter will come to this address.",
    button: "Yes, send me the newsletter",
    done: "Thank you: your subscription is confirmed.",
    again: "Every issue has an unsubscribe link.",
  },
  /** What somebody leaves. */
  lists: {
    newsletter: "our newsletter",
    shipDate: (product: string): string => `updates on ${product}'s ship date`,
  },
  broken: "This link is incomplete or has expired. Please open it again from the email, or write to us.",
  failed: "That didn't work. Please try again in a moment.",
  contact: "Contact",
} as const;

export const shipDateAlert = {
  title: "Tell me when it ships",
  titleSoldOut: "Tell me when it's back",
  email: "Email address",
  button: "Tell me",
  sending: "One moment...",
  done: "Noted. We'll write when the ship date changes and when it ships, and about nothing else.",
  failed: "We couldn't save that. Please try again in a moment.",
} as const;

/** The words of the form that asks for an email when a product ships. */
export type ShipDateAlertText = {
  readonly title: string;
  readonly titleSoldOut: string;
  /** The label of the field for the address. */
  readonly email: string;
  readonly button: string;
  /** What the button says while the form is being sent. */
  readonly sending: string;
  /** What stands in the form's place once it was sent. */
  readonly done: string;
  readonly failed: string;
  /** What somebody agrees to by sending it (content/consent.ts). */
  readonly consent: string;
};

/**
 * Gives the words of the form that asks for an email when a product ships, or null for a product in stock. For loaders
 * only: so the words come with the page and aren't in the script.
 */
export function shipDateAlertTextOf(slug: ProductSlug, offers: Offers): ShipDateAlertText | null {
  if (!awaitedSlugs(offers).includes(slug)) return null;
  const title = offers[slug].kind === "sold-out" ? shipDateAlert.titleSoldOut : shipDateAlert.title;
  return { ...shipDateAlert, title, consent: shipDateConsent.text };
}

/** The subjects and texts of mails to lists. `site` is the shop's host, such as "shop.example". */
export const mailTexts = {
  confirm: {
    subject: "Please confirm your newsletter subscription",
    text: (site: string, link: string): string =>
      `Someone, hopefully you, asked for our newsletter at ${site}.\n\nTo get it, open this link and press the button:\n${link}\n\nIf it wasn't you, do nothing: we won't write again because of this.\n`,
  },
  shipDate: {
    subject: (product: string, date: string): string => `${product}: expected to ship ${date}`,
    /**
     * @param date as a reader should see it
     * @param note a sentence of staff's own; an empty text where there is none
     */
    text: (product: string, date: string, note: string): string => {
      const paragraphs = [
        `You asked us to tell you when ${product} ships.`,
        `The date we now expect: ${date}.`,
        ...(note === "" ? [] : [note]),
        "If you've already ordered and would rather not wait, just reply to this email: until it ships, you can cancel for a full refund.",
      ];
      return `${paragraphs.join("\n\n")}\n`;
    },
  },
  test: {
    subject: (subject: string): string => `[Test] ${subject}`,
    above:
      "[Test] Only who was named for this test gets this email. Nothing has gone to the list. The unsubscribe link is a real one.",
  },
  ending: {
    newsletter: {
      why: (site: string): string => `You're getting this because you subscribed to our newsletter at ${site}.`,
      leave: "Unsubscribe",
    },
    shipDate: {
      why: (site: string, product: string): string =>
        `You're getting this because you asked at ${site} to hear when ${product} ships.`,
      leave: "Stop these emails",
    },
  },
} as const;
