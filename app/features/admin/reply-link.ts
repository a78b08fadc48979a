import { adminText } from "#content/admin.ts";
import { type QuotedMessage, quoteOf } from "#content/answer-mail.ts";

/**
 * A `mailto:` address; what a visitor typed is encoded, so that it can add no recipient or header.
 * @param when the message's moment in words
 */
export function replyLink(
  message: QuotedMessage & { readonly email: string },
  when: string,
  subject: string = adminText.inbox.subject,
): string {
  const encode = (value: string): string => encodeURIComponent(value.replaceAll("\n", "\r\n"));
  const body = `\n\n${quoteOf(message, when)}`;
  return `mailto:${encodeURIComponent(message.email)}?subject=${encode(`Re: ${subject}`)}&body=${encode(body)}`;
}
