import { type QuotedMessage, quoteOf } from "#content/answer-mail.ts";

/**
 * A `mailto:` address; what a visitor typed is encoded, so that it can add no recipient or header.
 * @param when the message's moment in words
 * @param answer what is to stand above the quoted message
 */
export function replyLink(
  message: QuotedMessage & { readonly email: string },
  when: string,
  subject: string,
  answer = "",
): string {
  const encode = (value: string): string => encodeURIComponent(value.replaceAll("\n", "\r\n"));
  const body = `${answer}\n\n${quoteOf(message, when, answer.length)}`;
  return `mailto:${encodeURIComponent(message.email)}?subject=${encode(`Re: ${subject}`)}&body=${encode(body)}`;
}
