import { site } from "./site.ts";

const inSentence = (names: readonly string[]): string => new Intl.ListFormat("en").format(names);

/** What the form for reviews says, and its page (docs/behavior/reviews.md#form). */
export const reviewForm = {
  /** The heading, with the product's name. */
  title: (product: string): string => `How is your ${product}?`,
  titleOfMany: "How are your trackers?",
  lead: "What is good, and what isn't, helps the next buyer. Somebody here reads it before it is shown; praise or not makes no difference.",
  stars: "Stars",
  starNames: [
    { stars: 5, label: "5 stars: very good" },
    { stars: 4, label: "4 stars: good" },
    { stars: 3, label: "3 stars: so-so" },
    { stars: 2, label: "2 stars: not good" },
    { stars: 1, label: "1 star: bad" },
  ],
  words: "Your review",
  wordsHint: "20 to 2,000 characters.",
  name: "Name or initials",
  nameHint: "It is shown with your review.",
  about: "What for, or where (optional)",
  aboutHint: "Such as: on the keys of a rental van, Denver.",
  note: "Your stars, words, name and the day are shown on the product's page. Of your order we keep with them only a code that can't be turned back into it, so that each order has one review of a product.",
  privacy: { text: "Write to us to have it taken away.", link: { label: "Privacy policy", href: "/privacy-policy" } },
  submit: "Send review",
  sent: "Thank you: your review of this product is here. It is shown once somebody has read it.",
  all: "See the product's page",
  invalidTitle: "This link doesn't lead to a review",
  /** Says what to do where a link leads to no form. */
  invalid: (supportEmail: string): string =>
    `It is over after a year, or it wasn't copied whole. Open the page of your order again, or write to ${supportEmail}.`,
} as const;

/** What the server says of a review that somebody sends. */
export const reviewMessages = {
  sent: "We've received your review. It is shown once somebody has read it.",
  badTicket: "This form doesn't belong to an order of the last year. Open the page of your order again.",
  full: "We can't take more reviews right now. Please try again in a few days.",
} as const;

/** The one mail that asks a buyer for a review (docs/behavior/reviews.md#mail). */
export const reviewMail = {
  /** Gives the subject. @param names of the products, at least one */
  subject: (names: readonly string[]): string => `How is your ${inSentence(names)}?`,
  /**
   * Gives the text, by the names of the products, the shop's host, the link to the form and the lines that say who
   * writes.
   */
  text: (mail: {
    readonly names: readonly string[];
    readonly site: string;
    readonly link: string;
    readonly from: readonly string[];
  }): string =>
    [
      `Three weeks ago your ${inSentence(mail.names)} went on its way to you. What is good about it, and what isn't?`,
      `Stars and a few sentences help the next buyer; praise or not makes no difference:\n${mail.link}`,
      "The link works for a year, without an account. If something is wrong with your order, reply to this email instead: we'd like to put it right.",
      `You get this email, the only one about this order, because you agreed at the checkout of ${mail.site} that we may write to you. If you'd rather not be written to any more, reply and say so.`,
      ...(mail.from.length > 0 ? [mail.from.join("\n")] : []),
    ]
      .join("\n\n")
      .concat("\n"),
} as const;

/** What the order page says of reviews (docs/behavior/order-confirmation.md#success). */
export const orderReviewText = {
  title: "Once you've used it",
  text: "Say how it does: stars and a few sentences. Keep this page's address, it works for a year.",
  link: "Write a review",
} as const;

/** Words of the reviews on a product's page (docs/behavior/reviews.md#product-page). */
export const reviewsText = {
  title: "Reviews by buyers",
  /** Says an average and how many reviews it is of, such as "4.3 of 5 stars, 12 reviews". */
  summary: (average: number, count: number): string =>
    `${average.toFixed(1)} of 5 stars, ${count === 1 ? "1 review" : `${count} reviews`}`,
  filter: "Show reviews by stars",
  /** Labels the link to all reviews. */
  all: (count: number): string => `All (${count})`,
  /** Labels the link to the reviews with so many stars. */
  withStars: (stars: number, count: number): string => `${stars === 1 ? "1 star" : `${stars} stars`} (${count})`,
  /** Says for screen readers how many stars there are. */
  starCount: (stars: number): string => `${stars} of 5 stars`,
  bought: "Bought here",
  answer: `${site.name} answers`,
  /** Says that older ones aren't listed. */
  newest: (shown: number, count: number): string =>
    `${shown} of ${count} are listed: the newest, and of each number of stars the newest too.`,
  how: "Only who ordered here can write one, once for each order and product. Somebody reads each before it is shown, to keep out insults, advertising and what names other people.",
} as const;
