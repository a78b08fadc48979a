import { adminText } from "#content/admin.ts";

/** Mail programs accept mailto links of about 2,000 characters; longer quotes are cut. */
const maxQuoted = 1200;

/** The message with `> ` before each line, cut at a whole character. */
export function quoted(text: string): string {
  const characters = [...text];
  const short =
    characters.length > maxQuoted ? `${characters.slice(0, maxQuoted).join("")} ${adminText.inbox.cut}` : text;
  return short
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join("\n");
}

/**
 * A `mailto:` address that answers a message: subject and quoted text, as plain text only. Everything that a visitor typed is
 * encoded, so that nothing of it can add a recipient or a header.
 * @param when the message's moment in words
 * @param subject what the answer is about
 */
export function replyLink(
  message: { readonly email: string; readonly name: string; readonly message: string },
  when: string,
  subject: string = adminText.inbox.subject,
): string {
  const text = adminText.inbox;
  const body = `\n\n${text.quoteHead(when, message.name)}\n${quoted(message.message)}\n`;
  const encode = (value: string): string => encodeURIComponent(value.replaceAll("\n", "\r\n"));
  return `mailto:${encodeURIComponent(message.email)}?subject=${encode(`Re: ${subject}`)}&body=${encode(body)}`;
}
