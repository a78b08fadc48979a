import { mailTexts } from "#content/newsletter.ts";
import { presentation } from "#content/products.ts";
import { site } from "#content/site.ts";
import type { Seller } from "#contract/services.ts";
import type { Config } from "#server/config/config.ts";
import type { NewCampaignMail, NewMail } from "#server/db/queries/enqueue-mails.ts";
import type { KeyRing } from "#server/db/queries/link-keys.ts";
import { type MailBody, mailBody, mailDocument } from "./mail-body.ts";
import { type MailingList, signSubscriptionToken } from "./subscription-tokens.ts";

/** What goes to a mailing list: the subject, and the text as staff wrote it, in Markdown. */
export type Campaign = {
  readonly list: MailingList;
  readonly subject: string;
  readonly text: string;
  /** The sender's name beside the shop's address; null for the one that all mails have. */
  readonly senderName?: string | null;
};

/** The product whose ship date a list waits for; null for the newsletter. @throws Error for an unknown product */
function productOf(list: MailingList): { name: string } | null {
  if (list === "newsletter") return null;
  const slug = list.slice("ship:".length);
  const found = Object.values(presentation).find((known) => known.slug === slug);
  if (!found) throw new Error(`there is no product ${slug}`);
  return found;
}

/** What one reader of a campaign gets. */
export type CampaignCopy = Required<Pick<NewMail, "subject" | "text" | "html" | "headers">> &
  Pick<NewMail, "senderName">;

/** Makes the mails of a shop that have to do with its mailing lists. */
export type CampaignMails = {
  /**
   * The mail that asks an address to confirm its subscription.
   * @param once its dedupe key: a second one isn't queued
   */
  confirm(email: string, once: string): NewMail;
  /** What the outbox keeps of the mail to one reader: everything else is made when it is sent. */
  mailTo(campaign: { readonly id: number; readonly list: MailingList }, email: string): NewCampaignMail;
  /** The mail to one reader, with the link that unsubscribes that address. @throws Error for an unknown list */
  copyFor(campaign: Campaign, email: string): CampaignCopy;
  /** A copy marked as a test, part of no campaign. @throws Error for an unknown list */
  test(campaign: Campaign, email: string): NewMail;
};

type Settings = Pick<Config, "siteUrl" | "seller">;
type Sender = Pick<Seller, "name" | "address" | "location">;

/** Who sends it and from where: the seller's postal address once it is set, the shop's town until then. */
const senderOf = ({ name, address, location }: Sender): string =>
  address === null ? `${site.name}, ${location}` : `${name ?? site.name}, ${address}`;

/**
 * Makes the mails of one shop's mailing lists. Mails to a list carry List-Id (RFC 2919) and one-click unsubscribe
 * headers (RFC 8058).
 * @param keys sign the links in the mails
 * @param currentSeller gives who sells as it is known when a mail is made, where that may change
 */
export function createCampaignMails(
  { siteUrl, seller }: Settings,
  keys: KeyRing,
  currentSeller: () => Sender = () => ({ ...seller, location: site.location }),
): CampaignMails {
  const { host, hostname } = new URL(siteUrl);
  let last: { readonly markdown: string; readonly body: MailBody } | null = null;

  /** Read once for all readers of a campaign, who get their mails one after the other. */
  function bodyOf(markdown: string): MailBody {
    if (last?.markdown !== markdown) last = { markdown, body: mailBody(markdown, siteUrl) };
    return last.body;
  }

  function copyOf(
    { list, subject, text: markdown, senderName }: Campaign,
    email: string,
    above?: string,
  ): CampaignCopy {
    const product = productOf(list);
    const token = signSubscriptionToken(keys, { purpose: "unsubscribe", list, email });
    const { newsletter, shipDate } = mailTexts.ending;
    const ending = {
      sender: senderOf(currentSeller()),
      why: product ? shipDate.why(host, product.name) : newsletter.why(host),
      leave: (product ? shipDate : newsletter).leave,
      link: `${siteUrl}/unsubscribe?token=${token}`,
    };
    const { text, html } = bodyOf(markdown);
    const plain = `${text}\n\n-- \n${ending.sender}\n${ending.why}\n${ending.leave}: ${ending.link}\n`;
    return {
      ...(senderName ? { senderName } : {}),
      subject,
      text: above === undefined ? plain : `${above}\n\n${plain}`,
      html: mailDocument(subject, html, ending, above),
      headers: {
        "List-Id": `<${list.replace(":", "-")}.${hostname}>`,
        "List-Unsubscribe": `<${siteUrl}/api/unsubscribe?token=${token}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    };
  }

  return {
    confirm(email, once) {
      const token = signSubscriptionToken(keys, { purpose: "confirm", list: "newsletter", email });
      return {
        kind: "confirm",
        recipient: email,
        subject: mailTexts.confirm.subject,
        text: mailTexts.confirm.text(host, `${siteUrl}/confirm?token=${token}`),
        dedupeKey: once,
      };
    },
    mailTo: ({ id, list }, email) => ({
      kind: list === "newsletter" ? "newsletter" : "ship-date",
      recipient: email,
      campaignId: id,
      dedupeKey: `campaign ${id} to ${email.toLowerCase()}`,
    }),
    copyFor: (campaign, email) => copyOf(campaign, email),
    test: (campaign, email) => ({
      ...copyOf(campaign, email, mailTexts.test.above),
      kind: "test",
      recipient: email,
      subject: mailTexts.test.subject(campaign.subject),
    }),
  };
}
