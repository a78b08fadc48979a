import { facts } from "./catalogue/facts.ts";
import { site } from "./site.ts";

/** Days that Directive 2011/83/EU, article 9, gives. */
const withdrawalDays = 14;

/** A moment as a receipt writes it, such as 21 November 2026, 06:05:09 UTC. @param iso ISO 8601 */
export function momentInUtc(iso: string): string {
  const date = new Date(iso);
  const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(date);
  return `${day}, ${date.toISOString().slice(11, 19)} UTC`;
}

/** The page of the withdrawal form (docs/law.md). The statement is that of the model form, Directive 2011/83/EU, annex I(B). */
export const withdrawalPage = {
  title: "Withdraw from a contract",
  lead: `As a consumer in the European Union you may withdraw from a purchase within ${withdrawalDays} days of the day on which you, or somebody you name, received the goods, without giving a reason. It is in time if you send this form before those days are over.`,
  more: {
    text: `You can also write a letter or an email in your own words. Independently of this right, our return policy gives everybody ${facts.shop.returnDays} days from purchase.`,
    link: { label: "Return policy", href: "/return-policy" },
  },
  to: `To: ${site.name}, ${site.location}, United States, ${site.supportEmail}`,
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
  outcome: {
    invalid: "Something is missing or can't be read: please check the form. Nothing was sent yet.",
    failed: `That didn't work, and nothing was sent. Please try again, or write to ${site.supportEmail}: that counts as well.`,
  },
  receipt: {
    title: "Your withdrawal has arrived",
    text: "We received it on",
    mail: "A receipt with this date and everything you wrote is on its way to your email address. Please keep it. We write to you about the goods and the refund.",
    number: "Receipt",
  },
} as const;

/** A withdrawal as its mails tell it. */
export type WithdrawalWords = {
  readonly name: string;
  readonly email: string;
  readonly orderNumber: string;
  readonly items: string;
  readonly message: string;
  readonly receipt: string;
  /** ISO 8601, UTC. */
  readonly at: string;
};

const content = (one: WithdrawalWords): string =>
  [
    withdrawalPage.to,
    "",
    withdrawalPage.statement,
    "",
    `Goods: ${one.items}`,
    `Order number: ${one.orderNumber}`,
    `Name: ${one.name}`,
    `Email: ${one.email}`,
    ...(one.message === "" ? [] : ["", one.message]),
    "",
    `Received: ${momentInUtc(one.at)}`,
    `Receipt: ${one.receipt}`,
    "",
  ].join("\n");

/** The receipt for whoever withdraws, and the copy for support. */
export const withdrawalMails = {
  receipt: {
    subject: (one: WithdrawalWords): string => `We received your withdrawal on ${momentInUtc(one.at)}`,
    text: (one: WithdrawalWords): string =>
      `Your withdrawal reached us on ${momentInUtc(one.at)}. This is what you sent:\n\n${content(one)}\nWe write to you about the goods and the refund. Please keep this mail.\n\n-- \n${site.name}, ${site.location}\n`,
  },
  support: {
    subject: (one: WithdrawalWords): string => `[withdrawal] Order ${one.orderNumber}, from ${one.name}`,
    text: content,
  },
} as const;
