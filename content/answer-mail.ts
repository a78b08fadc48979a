import { momentInUtc } from "./withdrawal.ts";

export type QuotedMessage = { readonly name: string; readonly message: string };

/** Mail programs accept mailto links of about 2,000 characters; longer quotes are cut. */
const maxQuoted = 1200;

/** Each line after `> `, cut at a whole character. @param when the message's moment in words */
export function quoteOf({ name, message }: QuotedMessage, when: string): string {
  const characters = [...message];
  const short = characters.length > maxQuoted ? `${characters.slice(0, maxQuoted).join("")} [...]` : message;
  const lines = short.split(/\r\n|\r|\n/).map((line) => `> ${line}`);
  return `On ${when}, ${name} wrote:\n${lines.join("\n")}\n`;
}

/** Nothing that a visitor typed is in its subject. */
export const answerMail = {
  subject: (id: number): string => `Re: Your message to InCard [#${id}]`,
  text: (answer: string, message: QuotedMessage & { readonly created_at: string }): string =>
    `${answer}\n\n${quoteOf(message, momentInUtc(message.created_at))}`,
};
