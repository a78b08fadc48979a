import { staffDesk } from "#content/staff-desk.ts";

/** Mail programs take an address of about 2,000 characters; longer quotes are cut before that. */
const mostQuoted = 1200;

/** The message with `> ` before each line, cut at a whole character. */
export function quoted(text: string): string {
  const letters = [...text];
  const kept = letters.length > mostQuoted ? `${letters.slice(0, mostQuoted).join("")} ${staffDesk.inbox.cut}` : text;
  return kept
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
  subject: string = staffDesk.inbox.subject,
): string {
  const text = staffDesk.inbox;
  const body = `\n\n${text.quoteHead(when, message.name)}\n${quoted(message.message)}\n`;
  const encode = (value: string): string => encodeURIComponent(value.replaceAll("\n", "\r\n"));
  return `mailto:${encodeURIComponent(message.email)}?subject=${encode(`Re: ${subject}`)}&body=${encode(body)}`;
}
