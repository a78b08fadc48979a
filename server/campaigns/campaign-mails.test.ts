import { expect, test } from "vitest";
import { mailTexts } from "#content/newsletter.ts";
import { site } from "#content/site.ts";
import { createCampaignMails } from "./campaign-mails.ts";
import { verifySubscriptionToken } from "./subscription-tokens.ts";

const keys = [new Uint8Array(32).fill(1)] as const;
const mails = createCampaignMails({ siteUrl: "https://shop.example" }, keys);
const news = { id: 7, list: "newsletter", subject: "News", text: "Hello.\n\n" } as const;
const ships = { ...news, list: "ship:carbon-finder" } as const;
const email = "Ada@Example.com";

/** What the links and headers of a mail give away. */
function told(text: string, headers: Readonly<Record<string, string>> = {}) {
  const token = /token=([\w.-]+)/.exec(text)?.[1] ?? "";
  expect(headers).toEqual({
    "List-Unsubscribe": `<https://shop.example/api/unsubscribe?token=${token}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  return { token, link: `https://shop.example/unsubscribe?token=${token}` };
}

test("an issue of the newsletter ends with who sends it and a link that unsubscribes from it", () => {
  const { text, html = "", headers, ...mail } = mails.renderFor(news, email);
  const { token, link } = told(text, headers);
  const { why, leave } = mailTexts.ending.newsletter;
  expect(text).toBe(`Hello.\n\n-- \n${site.name}, ${site.location}\n${why("shop.example")}\n${leave}: ${link}\n`);
  expect(html).toMatch(/^<!doctype html><html lang="en">.*<title>News<\/title>.*<p>Hello\.<\/p>/);
  expect(html).toContain(`<a href="${link}">${leave}</a>`);
  expect(verifySubscriptionToken(keys, token, "unsubscribe")).toEqual({
    purpose: "unsubscribe",
    list: "newsletter",
    email,
  });
  expect(mail).toEqual({
    ...{ kind: "newsletter", recipient: email, subject: "News", campaignId: 7 },
    dedupeKey: "campaign 7 to ada@example.com",
  });
});

test("a mail to a ship-date list names the product, and its link leaves that list alone", () => {
  const { text, html = "", headers, kind } = mails.renderFor(ships, email);
  const { token, link } = told(text, headers);
  const { why, leave } = mailTexts.ending.shipDate;
  expect(kind).toBe("ship-date");
  expect(text.endsWith(`\n${why("shop.example", "Carbon Finder")}\n${leave}: ${link}\n`)).toBe(true);
  expect(html).toContain(`<a href="${link}">${leave}</a>`);
  expect(verifySubscriptionToken(keys, token, "unsubscribe")?.list).toBe("ship:carbon-finder");
  expect(() => mails.renderFor({ ...news, list: "ship:nothing" }, email)).toThrow("nothing");
});

test("a test is the same mail, marked as one, and belongs to no campaign", () => {
  const { text, html, headers, ...mail } = mails.test(news, email);
  told(text, headers);
  const { above } = mailTexts.test;
  expect(text).toBe(`${above}\n\n${mails.renderFor(news, email).text}`);
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
