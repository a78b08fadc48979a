import { expect, test } from "vitest";
import { mailTexts } from "#content/newsletter.ts";
import { site } from "#content/site.ts";
import { readConfig } from "#server/config/config.ts";
import { createCampaignMails } from "./campaign-mails.ts";
import { verifySubscriptionToken } from "./subscription-tokens.ts";

const keys = [new Uint8Array(32).fill(1)] as const;
const settings = { SITE_URL: "https://shop.example" };
const mails = createCampaignMails(readConfig(settings), keys);
const news = { id: 7, list: "newsletter", subject: "News", text: "Hello.\n\n" } as const;
const ships = { ...news, list: "ship:carbon-finder" } as const;
const email = "Ada@Example.com";

/** What the links and headers of a mail give away. */
function told(list: string, text: string, headers: Readonly<Record<string, string>> = {}) {
  const token = /token=([\w.-]+)/.exec(text)?.[1] ?? "";
  expect(headers).toEqual({
    "List-Id": `<${list}.shop.example>`,
    "List-Unsubscribe": `<https://shop.example/api/unsubscribe?token=${token}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  return { token, link: `https://shop.example/unsubscribe?token=${token}` };
}

test("an issue of the newsletter ends with who sends it and a link that unsubscribes from it", () => {
  const { text, html, headers, subject } = mails.copyFor(news, email);
  const { token, link } = told("newsletter", text, headers);
  const { why, leave } = mailTexts.ending.newsletter;
  expect(text).toBe(`Hello.\n\n-- \n${site.name}, ${site.location}\n${why("shop.example")}\n${leave}: ${link}\n`);
  expect(html).toMatch(/^<!doctype html><html lang="en">.*<title>News<\/title>.*<p>Hello\.<\/p>/);
  expect(html).toContain(`<a href="${link}">${leave}</a>`);
  expect(verifySubscriptionToken(keys, token, "unsubscribe")).toEqual({
    purpose: "unsubscribe",
    list: "newsletter",
    email,
  });
  expect(subject).toBe("News");
  const dedupeKey = "campaign 7 to ada@example.com";
  expect(mails.mailTo(news, email)).toEqual({ kind: "newsletter", recipient: email, campaignId: 7, dedupeKey });
});

test("a mail to a ship-date list names the product, and its link leaves that list alone", () => {
  const { text, html, headers } = mails.copyFor(ships, email);
  const { token, link } = told("ship-carbon-finder", text, headers);
  const { why, leave } = mailTexts.ending.shipDate;
  expect(mails.mailTo(ships, email).kind).toBe("ship-date");
  expect(text.endsWith(`\n${why("shop.example", "Carbon Finder")}\n${leave}: ${link}\n`)).toBe(true);
  expect(html).toContain(`<a href="${link}">${leave}</a>`);
  expect(verifySubscriptionToken(keys, token, "unsubscribe")?.list).toBe("ship:carbon-finder");
  expect(() => mails.copyFor({ ...news, list: "ship:nothing" }, email)).toThrow("nothing");
});

test("a test is the same mail, marked as one, and belongs to no campaign", () => {
  const { text, html, headers, ...mail } = mails.test(news, email);
  told("newsletter", text, headers);
  const { above } = mailTexts.test;
  expect(text).toBe(`${above}\n\n${mails.copyFor(news, email).text}`);
  expect(html).toContain(`<body><p>${above}</p><p>Hello.</p>`);
  expect(mail).toEqual({ kind: "test", recipient: email, subject: mailTexts.test.subject("News") });
});

test("the mail that asks to confirm has a link that confirms, once", () => {
  const { text, ...mail } = mails.confirm(email, "once");
  const token = /token=([\w.-]+)/.exec(text)?.[1] ?? "";
  expect(text).toBe(mailTexts.confirm.text("shop.example", `https://shop.example/confirm?token=${token}`));
  expect(verifySubscriptionToken(keys, token, "confirm")).toEqual({ purpose: "confirm", list: "newsletter", email });
  expect(verifySubscriptionToken(keys, token, "unsubscribe")).toBeNull();
  expect(mail).toEqual({ kind: "confirm", recipient: email, subject: mailTexts.confirm.subject, dedupeKey: "once" });
});

test("a mail to a list names the seller and the postal address once they are set", () => {
  const town = mails.copyFor(news, email);
  expect(town.text).toContain(`\n-- \n${site.name}, ${site.location}\n`);
  const address = "1 Example Street, Irvine, CA 92618";
  for (const [name, shown] of [
    [undefined, site.name],
    ["InCard LLC", "InCard LLC"],
  ]) {
    const set = createCampaignMails(readConfig({ ...settings, SELLER_NAME: name, SELLER_ADDRESS: address }), keys);
    const { text, html } = set.copyFor(ships, email);
    expect(text).toContain(`\n-- \n${shown}, ${address}\n`);
    expect(html).toContain(`<p>${shown}, ${address}</p>`);
  }
});

test("each reader of a campaign gets the same text, and a campaign after it another one", () => {
  const other = { ...news, id: 8, text: "Goodbye.\n\n" };
  const texts = [news, news, other, news].map((campaign) => mails.copyFor(campaign, email).text.split("\n")[0]);
  expect(texts).toEqual(["Hello.", "Hello.", "Goodbye.", "Hello."]);
});
