import { adminText } from "#content/admin.ts";
import { type QuotedMessage, quoteOf } from "#content/answer-mail.ts";

/**
 * A `mailto:` address that answers a message: subject and quoted text, as plain text only. Everything that a visitor typed is
 * encoded, so that nothing of it can add a recipient or a header.
 * @param when the message's moment in words
 * @param subject what the answer is about
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
