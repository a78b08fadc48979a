import { presentation } from "#content/catalog/presentation.ts";
import { mailTexts } from "#content/newsletter.ts";
import { onceFor } from "#content/once-for.ts";
import { site } from "#content/site.ts";
import type { KeyRing } from "#server/auth/secrets.ts";
import type { Config } from "#server/config.ts";
import type { NewMail } from "#server/db/queries/outbox.ts";
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

/** Mails to a list carry one-click unsubscribe headers (RFC 8058). */
export function createCampaignMails({ siteUrl }: Pick<Config, "siteUrl">, keys: KeyRing) {
  const host = new URL(siteUrl).host;
  // Read once for all recipients.
  const bodyOf = onceFor(({ text }: Campaign) => mailBody(text, siteUrl));

  function copyOf(campaign: Campaign, email: string, above?: string) {
    const { list, subject } = campaign;
    const product = productOf(list);
    const token = signSubscriptionToken(keys, { purpose: "unsubscribe", list, email });
    const sender = `${site.name}, ${site.location}`;
    const { newsletter, shipDate } = mailTexts.ending;
    const ending = {
      sender,
      why: product ? shipDate.why(host, product.name) : newsletter.why(host),
      leave: (product ? shipDate : newsletter).leave,
      link: `${siteUrl}/unsubscribe?token=${token}`,
    };
    const { text, html } = bodyOf(campaign);
    const plain = `${text}\n\n-- \n${sender}\n${ending.why}\n${ending.leave}: ${ending.link}\n`;
    return {
      kind: product ? ("ship-date" as const) : ("newsletter" as const),
      recipient: email,
      subject,
      text: above === undefined ? plain : `${above}\n\n${plain}`,
      html: mailDocument(subject, html, ending, above),
      headers: {
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
    /** @throws Error for an unknown list */
    renderFor: (campaign: Campaign & { readonly id: number }, email: string): NewMail => ({
      ...copyOf(campaign, email),
      campaignId: campaign.id,
      dedupeKey: `campaign ${campaign.id} to ${email.toLowerCase()}`,
    }),
    /** Marked as a test, and part of no campaign. */
    test: (campaign: Campaign, email: string): NewMail => ({
      ...copyOf(campaign, email, mailTexts.test.above),
      kind: "test",
      subject: mailTexts.test.subject(campaign.subject),
    }),
  };
}
