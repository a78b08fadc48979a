import { momentInUtc } from "./withdrawal.ts";

/** The message of a customer that an answer quotes. */
export type QuotedMessage = { readonly name: string; readonly message: string };

/** Mail programs accept mailto links of about 2,000 characters; longer quotes are cut. */
const maxQuoted = 1200;
/** A quote is never shorter, so that it can be told what is answered. */
const minQuoted = 200;

/**
 * Quotes a customer's message as mail programs do, with `> ` before each line. A long one is cut at a whole character.
 * @param when the message's moment in words
 * @param besides how many characters stand beside it and are to be counted with it
 */
export function quoteOf({ name, message }: QuotedMessage, when: string, besides = 0): string {
  const most = Math.max(minQuoted, maxQuoted - besides);
  const characters = [...message];
  const short = characters.length > most ? `${characters.slice(0, most).join("")} [...]` : message;
  const lines = short.split(/\r\n|\r|\n/).map((line) => `> ${line}`);
  return `On ${when}, ${name} wrote:\n${lines.join("\n")}\n`;
}

/** The mail that answers a customer. Nothing that a visitor typed is in its subject. */
export const answerMail = {
  /** Makes the subject. It names the number of the message, so that a reply to support can be told to belong to it. */
  subject: (id: number): string => `Re: Your message to InCard [#${id}]`,
  /** The answer, with the customer's message quoted below it. `created_at` is the message's moment as an ISO date. */
  text: (answer: string, message: QuotedMessage & { readonly created_at: string }): string =>
    `${answer}\n\n${quoteOf(message, momentInUtc(message.created_at))}`,
};
