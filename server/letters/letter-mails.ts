import { presentation } from "#content/catalogue/presentation.ts";
import { letterMails } from "#content/letters.ts";
import { site } from "#content/site.ts";
import type { Config } from "#server/config.ts";
import type { KeyRing } from "#server/secrets.ts";
import type { NewMail } from "#server/store/outbox.ts";
import { type LetterList, letterToken } from "./letter-tokens.ts";

/** What the mails to a list have in common: who writes, and how one leaves. */
export type LetterMails = {
  /** The mail that asks whether somebody really subscribed. `once` keeps it from being sent twice. */
  confirm(email: string, once: string): NewMail;
  /** One person's copy of a letter. @throws Error for a list that isn't one */
  copy(letter: Letter, email: string): NewMail;
  /** The same copy for a member of staff who wants to see it first: marked as a test, and part of no letter. */
  test(letter: Omit<Letter, "id">, email: string): NewMail;
};

/** A letter as it was kept. */
export type Letter = {
  readonly id: number;
  readonly list: LetterList;
  readonly subject: string;
  readonly text: string;
};

/** The product behind a list of those who wait, or null for the newsletter. @throws Error for a product we don't have */
function productOf(list: LetterList): { name: string } | null {
  if (list === "newsletter") return null;
  const slug = list.slice("ship:".length);
  const found = Object.values(presentation).find((one) => one.slug === slug);
  if (!found) throw new Error(`there is no product ${slug}`);
  return found;
}

/** Makes the mails of this shop. Each that goes to a list can be left by one press in the mail program (RFC 8058). */
export function letterMailsOf({ siteUrl }: Pick<Config, "siteUrl">, keys: KeyRing): LetterMails {
  const host = new URL(siteUrl).host;
  const copyOf = ({ list, subject, text }: Omit<Letter, "id">, email: string) => {
    const product = productOf(list);
    const token = letterToken(keys, { purpose: "unsubscribe", list, email });
    const link = `${siteUrl}/unsubscribe?token=${token}`;
    const ending = product
      ? letterMails.ending.shipDate(host, product.name, link)
      : letterMails.ending.newsletter(host, link);
    return {
      kind: product ? ("ship-date" as const) : ("newsletter" as const),
      recipient: email,
      subject,
      text: `${text.trimEnd()}\n\n-- \n${site.name}, ${site.location}\n${ending}`,
      headers: {
        "List-Unsubscribe": `<${siteUrl}/api/unsubscribe?token=${token}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    };
  };
  return {
    confirm(email, once) {
      const token = letterToken(keys, { purpose: "confirm", list: "newsletter", email });
      return {
        kind: "confirm",
        recipient: email,
        subject: letterMails.confirm.subject,
        text: letterMails.confirm.text(host, `${siteUrl}/confirm?token=${token}`),
        onceKey: once,
      };
    },
    copy: (letter, email) => ({
      ...copyOf(letter, email),
      letterId: letter.id,
      onceKey: `letter ${letter.id} to ${email.toLowerCase()}`,
    }),
    test(letter, email) {
      const { subject, text, ...copy } = copyOf(letter, email);
      const { test } = letterMails;
      return { ...copy, kind: "test", subject: test.subject(subject), text: test.text(text) };
    },
  };
}
