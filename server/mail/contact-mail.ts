import type { ClaimedMail } from "#server/store/outbox.ts";
import type { Mail } from "./mailer.ts";

/** The mail that support gets for a contact message. The topic comes first, so that mail rules can sort by it. */
export function contactMail(mail: ClaimedMail, to: string): Mail {
  return {
    messageId: mail.mailId,
    to,
    replyTo: { name: mail.name, address: mail.email },
    subject: `[${mail.topic}] Message from ${mail.name}`,
    text: `${mail.message}\n\n-- \nFrom: ${mail.name} <${mail.email}>\nTopic: ${mail.topic}\nSent: ${mail.createdAt}\n`,
    date: new Date(mail.createdAt),
  };
}
