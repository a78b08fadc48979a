import { timeText } from "#content/format.ts";
import type { ShopPlace } from "#contract/services.ts";
import type { WithdrawalRequest } from "#contract/withdrawal.ts";
import { facts } from "./catalog/facts.ts";
import { site } from "./site.ts";

/** Within how many days a consumer may withdraw (Directive 2011/83/EU, article 9). */
const withdrawalDays = 14;

/** Writes a moment to the second: "November 21, 2026, 06:05:09 UTC". A withdrawal's moment counts before the law. */
export const momentInUtc = (iso: string): string =>
  `${timeText(iso, "longDate")}, ${new Date(iso).toISOString().slice(11, 19)} UTC`;

/**
 * What the withdrawal form says (docs/law.md). Its statement is that of the model form, Directive 2011/83/EU, annex
 * I(B).
 */
export const withdrawalPage = {
  title: "Withdraw from a contract",
  lead: `As a consumer in the European Union you may withdraw from a purchase within ${withdrawalDays} days of the day on which you, or somebody you name, received the goods, without giving a reason. It is in time if you send this form before those days are over.`,
  more: {
    text: `You can also write a letter or an email in your own words. Independently of this right, our return policy gives everybody ${facts.shop.returnDays} days from purchase.`,
    link: { label: "Return policy", href: "/return-policy" },
  },
  /** Says to whom it is declared. @param support the address of the support @param place where the shop is */
  to: (support: string, { location, countryName }: Pick<ShopPlace, "location" | "countryName">): string =>
    `To: ${site.name}, ${location}, ${countryName}, ${support}`,
  statement: "I hereby give notice that I withdraw from my contract of sale of the following goods.",
  items: "Which goods",
  itemsHint: "All of the order, or which of it. If you know it: the day you ordered or received them.",
  orderNumber: "Order number",
  name: "Your name",
  email: "Email for the receipt",
  message: "Anything else (optional)",
  submit: "Confirm withdrawal",
  privacy: {
    text: "We keep this to settle your withdrawal and to show that we did.",
    link: { label: "Privacy policy", href: "/privacy-policy#information-collection" },
  },
  /** Stands below a form that was refused. */
  otherWay: (support: string): string => `You can also write to ${support}: that counts as well.`,
  receipt: {
    title: "Your withdrawal has arrived",
    text: "We received it on",
    mail: {
      queued: `A mail with this date and number is on its way to your email address. It doesn't repeat what you wrote. We'll write to you about the goods and the refund.`,
      withheld: `No mail confirms it this time: too many were requested. Your withdrawal counts all the same, and this page shows that it arrived. We'll write to you about the goods and the refund.`,
    },
    keep: "Please save or print this page: it holds what you sent. Only your browser was given its address.",
    declared: "What you sent",
    number: "Receipt",
  },
} as const;

/**
 * What was sent by the withdrawal form, with the number of its receipt and the moment of its arrival as an ISO date.
 */
export type WithdrawalWords = WithdrawalRequest & { readonly receipt: string; readonly at: string };

/**
 * Writes a withdrawal as a letter, as it goes to support and stands on the page of its receipt: what was sent, its
 * moment and the number of its receipt.
 * @param to says to whom it is declared
 */
export const declarationText = (words: WithdrawalWords, to: string): string =>
  [
    to,
    "",
    withdrawalPage.statement,
    "",
    `Goods: ${words.items}`,
    `Order number: ${words.orderNumber}`,
    `Name: ${words.name}`,
    `Email: ${words.email}`,
    ...(words.message === "" ? [] : ["", words.message]),
    "",
    `Received: ${momentInUtc(words.at)}`,
    `Receipt: ${words.receipt}`,
    "",
  ].join("\n");

/**
 * What the mailed receipt of a withdrawal is made of. It holds nothing that a visitor typed, because anybody can type
 * anybody's address. `at` is the moment of arrival as an ISO date, `host` the shop's host.
 */
export type ReceiptWords = {
  readonly receipt: string;
  readonly at: string;
  readonly host: string;
  readonly supportEmail: string;
  /** Where the shop is, in one line. */
  readonly location: string;
};

export const withdrawalMails = {
  receipt: {
    subject: ({ at }: ReceiptWords): string => `A withdrawal reached us on ${momentInUtc(at)}`,
    text: ({ at, host, receipt, supportEmail, location }: ReceiptWords): string =>
      [
        `On ${momentInUtc(at)} someone, hopefully you, sent the withdrawal form of ${host} and gave this address.`,
        "",
        `Received: ${momentInUtc(at)}`,
        `Receipt: ${receipt}`,
        "",
        "What was sent is on the page that the form led to: please save or print it. This mail doesn't repeat it, because anybody can type any address into a form. We'll write to you about the goods and the refund.",
        "",
        `If you need what was sent, or if it wasn't you, write to ${supportEmail} and name the receipt.`,
        "",
        "-- ",
        `${site.name}, ${location}`,
        "",
      ].join("\n"),
  },
  support: {
    subject: (words: WithdrawalWords): string => `[withdrawal] Order ${words.orderNumber}, from ${words.name}`,
    text: declarationText,
  },
} as const;
