import { mailTexts } from "#content/newsletter.ts";
import { presentation } from "#content/products.ts";
import { site } from "#content/site.ts";
import type { Config } from "#server/config/config.ts";
import type { KeyRing } from "#server/db/queries/link-keys.ts";
import type { NewCampaignMail, NewMail } from "#server/db/queries/outbox.ts";
import { mailBody, mailDocument } from "./mail-body.ts";
import { type MailingList, signSubscriptionToken } from "./subscription-tokens.ts";

export type CampaignMails = ReturnType<typeof createCampaignMails>;

export type Campaign = { readonly list: MailingList; readonly subject: string; readonly text: string };

/** Null for the newsletter. @throws Error for an unknown product */
function productOf(list: MailingList): { name: string } | null {
  if (list === "newsletter") return null;
  const slug = list.slice("ship:".length);
  const found = Object.values(presentation).find((known) => known.slug === slug);
  if (!found) throw new Error(`there is no product ${slug}`);
  return found;
}

/** A campaign as its readers' mails are made from. */
type SentCampaign = Campaign & { readonly id: number };

/** What one reader gets. */
type CampaignCopy = Required<Pick<NewMail, "subject" | "text" | "html" | "headers">>;

type Settings = Pick<Config, "siteUrl" | "seller">;

/** Who sends it and from where: the seller's postal address once it is set, the shop's town until then. */
const senderOf = ({ name, address }: Settings["seller"]): string =>
  address === null ? `${site.name}, ${site.location}` : `${name ?? site.name}, ${address}`;

/** Mails to a list carry List-Id (RFC 2919) and one-click unsubscribe headers (RFC 8058). */
export function createCampaignMails({ siteUrl, seller }: Settings, keys: KeyRing) {
  const { host, hostname } = new URL(siteUrl);
  const sender = senderOf(seller);
  let last: { readonly markdown: string; readonly body: ReturnType<typeof mailBody> } | null = null;

  /** Read once for all readers of a campaign, who get their mails one after the other. */
  function bodyOf(markdown: string): ReturnType<typeof mailBody> {
    if (last?.markdown !== markdown) last = { markdown, body: mailBody(markdown, siteUrl) };
    return last.body;
  }

  function copyOf({ list, subject, text: markdown }: Campaign, email: string, above?: string): CampaignCopy {
    const product = productOf(list);
    const token = signSubscriptionToken(keys, { purpose: "unsubscribe", list, email });
    const { newsletter, shipDate } = mailTexts.ending;
    const ending = {
      sender,
      why: product ? shipDate.why(host, product.name) : newsletter.why(host),
      leave: (product ? shipDate : newsletter).leave,
      link: `${siteUrl}/unsubscribe?token=${token}`,
    };
    const { text, html } = bodyOf(markdown);
    const plain = `${text}\n\n-- \n${sender}\n${ending.why}\n${ending.leave}: ${ending.link}\n`;
    return {
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
    /** @param once its dedupe key */
    confirm(email: string, once: string): NewMail {
      const token = signSubscriptionToken(keys, { purpose: "confirm", list: "newsletter", email });
      return {
        kind: "confirm",
        recipient: email,
        subject: mailTexts.confirm.subject,
        text: mailTexts.confirm.text(host, `${siteUrl}/confirm?token=${token}`),
        dedupeKey: once,
      };
    },
    /** What the outbox keeps of the mail to one reader: everything else is made when it is sent. */
    mailTo: ({ id, list }: Pick<SentCampaign, "id" | "list">, email: string): NewCampaignMail => ({
      kind: list === "newsletter" ? "newsletter" : "ship-date",
      recipient: email,
      campaignId: id,
      dedupeKey: `campaign ${id} to ${email.toLowerCase()}`,
    }),
    /** The mail to one reader, with the link that unsubscribes that address. @throws Error for an unknown list */
    copyFor: (campaign: Campaign, email: string): CampaignCopy => copyOf(campaign, email),
    /** Marked as a test, and part of no campaign. @throws Error for an unknown list */
    test: (campaign: Campaign, email: string): NewMail => ({
      ...copyOf(campaign, email, mailTexts.test.above),
      kind: "test",
      recipient: email,
      subject: mailTexts.test.subject(campaign.subject),
    }),
  };
}
