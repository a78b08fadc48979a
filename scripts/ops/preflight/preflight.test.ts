import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { demoIds } from "#content/catalog/buying.ts";
import { certifications, summarySheet } from "#content/regulatory/certifications.ts";
import { noSiteTexts, type SiteTexts } from "#contract/site-texts.ts";
import { renderCertificateSheet } from "#scripts/assets/certificates.ts";
import { backupsIn } from "#server/backups/backup-files.ts";
import { readConfig } from "#server/config/config.ts";
import { certificatesIn } from "#server/preflight/certificates.ts";
import { type ContentInput, checkContent } from "#server/preflight/content.ts";
import { type Finding, findingsOf } from "#server/preflight/finding.ts";
import { checkSecrets, isGuessable } from "#server/preflight/secrets.ts";
import { checkSettings } from "#server/preflight/settings.ts";
import { checkStaffTexts } from "#server/preflight/staff-texts.ts";
import { enteredPlace } from "#tests/place.ts";
import { checkBackups } from "./backups.ts";
import { reportOn } from "./report.ts";

const { blocking, warning } = findingsOf("site");

const folder = mkdtempSync(join(tmpdir(), "preflight-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const idsFile = join(folder, "ids.json");
writeFileSync(idsFile, JSON.stringify(demoIds));

const ready = {
  SITE_URL: "https://shop.incard.com",
  SHOP_ENV: "production",
  TRUST_PROXY: "1",
  TOKEN_SECRET: "r4Jq0Wn8sZt2Vb6Yx1Kd5Hm9Lp3Gf7Ca",
  ADMIN_PASSWORD: "velvet-harbor-37-Tundra",
  DATABASE_URL: "postgres://shop:kR9vT2mX8qL5wZ@database/shop",
  SHOPIFY_STORE_DOMAIN: "incard.myshopify.com",
  SHOPIFY_STOREFRONT_TOKEN: "f00",
  SHOPIFY_IDS_FILE: idsFile,
  STRIPE_SECRET_KEY: "rk_live_51abc",
  STRIPE_WEBHOOK_SECRET: "whsec_8c1fT0qLw4Zr7Vn2",
  SHOPIFY_WEBHOOK_SECRET: "4f1c9d0a7be2635880d1c9ee",
  SMTP_URL: "smtps://shop:pw@mail.incard.com",
  MAIL_FROM: "shop@incard.com",
  SUPPORT_EMAIL: "help@incard.com",
  METRICS_TOKEN: "Qx7vN2kLw9TzR4bYc8MdJ6hFp1Gs5Va3",
  SELLER_NAME: "InCard LLC",
  SELLER_ADDRESS: "1 Main Street, Irvine, CA 92618, United States",
  SELLER_LAW: "the State of California",
  SHIPPING_RATE: "4.95",
  SHIPS_FROM: "Irvine, California",
  SHIPS_TO: "US",
};
const imprint = {
  SELLER_REPRESENTATIVE: "Ada Lovelace",
  SELLER_PHONE: "+1 949 555 0100",
  SELLER_REGISTER: "none",
  SELLER_VAT_ID: "none",
};
const idsOf = (findings: readonly Finding[]): string[] => findings.map(({ id }) => id).sort();
const owned = { support: "", privacy: "privacy@incard.com", dpo: "dpo@incard.com" };
const checked = (env: Record<string, string>): string[] => {
  const config = readConfig(env);
  const policies = { readBy: "Ada Lovelace, attorney", readOn: "2026-11-20" };
  const shipping = { rate: "", freeFrom: "50", from: "", countries: "" };
  const texts = { settings: { ...noSiteTexts.settings, emails: owned, place: enteredPlace, policies, shipping } };
  return idsOf([...checkSettings(config, texts), ...checkSecrets(config)]);
};

describe("the configuration", () => {
  test("a fresh checkout is told everything that is missing", () => {
    expect(checked({ SUPPORT_EMAIL: "support@incard.example" })).toEqual([
      "demo-payments",
      "demo-store",
      "no-metrics",
      "no-smtp",
      "seller",
      "shipping",
      "shop-env",
      "site-url",
      "support-email",
    ]);
  });

  test("one that is ready is left in peace, but for the port that others could reach", () => {
    expect(checked(ready)).toEqual([]);
    expect(checked({ ...ready, HOST: "0.0.0.0" })).toEqual(["open-port"]);
  });

  test.each([
    [{ SITE_URL: "http://shop.incard.com" }, ["site-url"]],
    [{ SITE_URL: "https://shop.example" }, ["site-url"]],
    [{ SITE_URL: "https://192.0.2.7" }, ["site-url-is-a-number"]],
    [{ SHOP_ENV: "development" }, ["shop-env"]],
    [{ TRUST_PROXY: "0" }, ["trust-proxy"]],
    [{ TOKEN_SECRET: "0123456789-0246813579-9876543210-x" }, ["weak-token-secret"]],
    [{ TOKEN_SECRET: "the-example-of-a-placeholder-with-48-bytes" }, ["weak-token-secret"]],
    [{ TOKEN_SECRET_PREVIOUS: "0123456789-0246813579-9876543210-x" }, ["weak-previous-secret"]],
    [{ TOKEN_SECRET_PREVIOUS: "nK3f9PzQ1vXw7RtB2mJc5LhD8sGy4TqZ" }, []],
    [{ ADMIN_PASSWORD: "12345678" }, ["weak-admin-password"]],
    [{ DATABASE_URL: "postgres://shop:shop@database/shop" }, ["weak-database-password"]],
    [{ DATABASE_URL: "postgres://shop:kR9vT2mX8qL5wZ@db.cloud.com/shop" }, ["database-in-the-open"]],
    [{ DATABASE_URL: "postgres://shop:kR9vT2mX8qL5wZ@db.cloud.com/shop?sslmode=verify-full" }, []],
    [{ DATABASE_URL: "postgres://shop@/shop?host=/var/run/postgresql" }, []],
    [{ DATABASE_URL: "postgres:///shop?host=/var/run/postgresql" }, []],
    [{ DATABASE_URL: "postgres://shop:shop@/shop?host=/var/run/postgresql" }, ["weak-database-password"]],
    [{ DATABASE_URL: "postgres://shop:kR9vT2mX8qL5wZ@/shop?host=db.cloud.com" }, ["database-in-the-open"]],
    [{ STRIPE_SECRET_KEY: "sk_test_51abc" }, ["test-payments"]],
    [{ STRIPE_API_URL: "https://elsewhere.com" }, ["payments-elsewhere"]],
    [{ SMTP_URL: "" }, ["no-smtp"]],
    [{ MAIL_FROM: "shop@incard.example" }, ["mail-from"]],
    [{ SMTP_URL: "smtp://shop:pw@mail.incard.com" }, ["mail-in-the-open"]],
    [{ SUPPORT_EMAIL: "support@incard.example" }, ["support-email"]],
    [{ METRICS_TOKEN: "" }, ["no-metrics"]],
    [{ HSTS_PRELOAD: "on" }, ["hsts-preload"]],
    [{ SELLS_IN_EU: "on", ...imprint }, ["eu-struck-prices"]],
    [{ SELLS_IN_EU: "on", ...imprint, PRIOR_PRICE_RULE: "on" }, []],
    [{ SELLS_IN_EU: "on", ...imprint, PRIOR_PRICE_RULE: "on", SELLER_PHONE: "" }, ["imprint"]],
    [{ SELLER_LAW: "" }, ["seller"]],
    [{ SHIPPING_RATE: "" }, ["shipping"]],
    [{ SHIPS_TO: "" }, ["shipping"]],
    [{ METRICS_TOKEN: "metrics-secret-metrics-secret-1" }, ["weak-metrics-token"]],
  ])("%o leads to %o", (change, expected) => {
    expect(checked({ ...ready, ...change } as Record<string, string>)).toEqual(expected);
  });

  test("an address that nobody owns is named until the owner enters one", () => {
    const { SUPPORT_EMAIL: _, ...without } = ready;
    const foundWith = (emails: typeof owned | null) =>
      checkSettings(readConfig(without), { settings: { ...noSiteTexts.settings, emails } }).map(({ id }) => id);
    expect(foundWith(null)).toEqual(expect.arrayContaining(["support-email", "placeholder-addresses"]));
    const entered = foundWith({ ...owned, support: "help@incard.com" });
    expect(entered).not.toContain("support-email");
    expect(entered).not.toContain("placeholder-addresses");
  });

  test("no secret is ever repeated", () => {
    const config = readConfig({
      ...ready,
      TOKEN_SECRET: "examples0-examples0-a-few-more-words",
      ADMIN_PASSWORD: "password1",
    });
    expect(JSON.stringify(checkSecrets(config))).not.toMatch(/examples0|password1/);
  });

  test("random text isn't called guessable", () => {
    expect(isGuessable("nK3f9PzQ1vXw7RtB2mJc5LhD8sGy4TqZ", "secret")).toBe(false);
  });
});

/* Facts of the test's own: the shop's may be set right on the day it opens. */
const disagreeing: ContentInput["figures"] = {
  "incard-size": {
    "product page": { widthMm: 84.6, heightMm: 53 },
    "Specifications page": { widthMm: 85.6, heightMm: 53.98 },
  },
  "tagigo-ship-date": { "product page": "July 31, 2025", "blog teaser": "May 30, 2025" },
  "carbon-loudness": {
    "Features tab of its page": "95",
    "Specifications tab of its page": "80-100",
    "comparison page": "90",
  },
  "carbon-thickness": { "product page": 1.7, "comparison page": 2.4 },
};
const agreeing: ContentInput["figures"] = {
  "incard-size": {
    "product page": { widthMm: 84.6, heightMm: 53 },
    "Specifications page": { widthMm: 84.6, heightMm: 53 },
  },
  "tagigo-ship-date": { "product page": "July 31, 2099", "blog teaser": "July 31, 2099" },
  "carbon-loudness": {
    "Features tab of its page": "95",
    "Specifications tab of its page": "95",
    "comparison page": "95",
  },
  "carbon-thickness": { "product page": 1.7, "comparison page": 1.7 },
};
const good: ContentInput = {
  figures: agreeing,
  tagigoDateIsBuiltIn: true,
  passed: [],
  testimonialsAreSamples: false,
  sampleAuthors: [],
  missingVideos: [],
  certificates: { areSummaries: false, missing: [] },
};
const day = { printed: "May 31, 2025", day: "2025-05-31", text: "It was a year ago." };
const passedSale = { ...day, product: "incard-finder-product", field: "saleEnds" } as const;
const passedShipDate = { ...day, product: "carbon-finder-product", field: "shipDate" } as const;
const now = new Date("2026-06-01T12:00:00Z");

describe("the content", () => {
  test("what is ready is left in peace", () => {
    expect(checkContent(good)).toEqual([]);
  });

  test.each<[Partial<ContentInput>, string[]]>([
    [{ figures: disagreeing }, ["carbon-loudness", "carbon-thickness", "incard-size", "tagigo-ship-date"]],
    [
      { figures: disagreeing, passed: [passedSale] },
      ["carbon-loudness", "carbon-thickness", "incard-size", "sale-over", "tagigo-ship-date"],
    ],
    [{ figures: disagreeing, tagigoDateIsBuiltIn: false }, ["carbon-loudness", "carbon-thickness", "incard-size"]],
    [{ testimonialsAreSamples: true }, ["sample-testimonials"]],
    [{ sampleAuthors: ["Mara Lindqvist"] }, ["sample-authors"]],
    [{ missingVideos: ["Set up"] }, ["videos"]],
    [{ passed: [passedShipDate] }, ["ship-date-carbon-finder"]],
    [{ certificates: { areSummaries: true, missing: ["/a.pdf"] } }, ["missing-certificates", "unsigned-certificates"]],
  ])("%# is found", (change, expected) => {
    expect(idsOf(checkContent({ ...good, ...change }))).toEqual(expected);
  });

  test("a figure that is given twice is a question to the owner, and blocks going live", () => {
    const [size] = checkContent({ ...good, figures: disagreeing }).filter(({ id }) => id === "incard-size");
    expect(size).toMatchObject({
      level: "blocking",
      what: "Which is InCard Finder's size: 84.6 x 53 mm (product page) or 85.60 x 53.98 mm (Specifications page)?",
    });
  });
});

test("texts of staff that name an address of nobody are found, with the screen that changes them", () => {
  const text = { from: null, until: null, link: null };
  const own = { kind: "own", id: crypto.randomUUID(), question: "Who?", replaces: null } as const;
  const texts: SiteTexts = {
    ...noSiteTexts,
    announcement: { ...text, text: "Write to help@incard.example" },
    faq: {
      tagigo: [
        { ...own, answer: "See https://shop.example.com/x", hidden: false },
        { ...own, question: "Hidden?", answer: "a@example.org", hidden: true },
      ],
    },
  };
  const [found, ...more] = checkStaffTexts(texts);
  expect(more).toEqual([]);
  expect(found).toMatchObject({ id: "placeholder-in-texts", level: "blocking" });
  expect(found?.what).toContain("help@incard.example in the announcement (/admin/texts)");
  expect(found?.what).toContain("shop.example.com in the answer to “Who?” (/admin/texts)");
  expect(found?.what).not.toContain("example.org");
  const fine = { ...text, text: "For example, see help@incard.com. An example: it ships." };
  expect(checkStaffTexts({ ...noSiteTexts, announcement: fine })).toEqual([]);
});

test("a sentence for staff names the screen, not a source file", () => {
  const past = { ...good, passed: [passedSale, passedShipDate] };
  expect(checkContent(past).map(({ todo }) => todo)).toEqual([
    expect.stringContaining("/admin/catalog"),
    expect.stringContaining("/admin/catalog"),
  ]);
});

test("summary sheets are told from signed certificates, missing ones named", async () => {
  const [first] = certifications;
  if (!first) throw new Error("no certifications");
  writeFileSync(join(folder, "sheet.pdf"), await renderCertificateSheet(first));
  writeFileSync(join(folder, "signed.pdf"), "%PDF-1.7 signed");
  const { label } = summarySheet;
  expect(certificatesIn(folder, ["sheet.pdf"], label).areSummaries).toBe(true);
  expect(certificatesIn(folder, ["signed.pdf", "none.pdf"], label)).toEqual({
    areSummaries: false,
    missing: ["none.pdf"],
  });
});

test("backups: none, old, tiny and good ones are told apart", () => {
  const place = join(folder, "no-such-folder");
  expect(idsOf(checkBackups(place, backupsIn(place), now))).toEqual(["no-backup"]);
  const write = (name: string, bytes: number, hoursAgo: number): void => {
    const at = new Date(now.getTime() - hoursAgo * 60 * 60_000);
    writeFileSync(join(folder, name), "x".repeat(bytes));
    utimesSync(join(folder, name), at, at);
  };
  write("old.gz", 500, 40);
  write("unfinished.gz.part", 500, 1);
  expect(idsOf(checkBackups(folder, backupsIn(folder), now))).toEqual(["old-backup"]);
  write("tiny.gz", 20, 3);
  expect(idsOf(checkBackups(folder, backupsIn(folder), now))).toEqual(["tiny-backup"]);
  write("good.gz", 500, 2);
  expect(checkBackups(folder, backupsIn(folder), now)).toEqual([]);
});

describe("the report", () => {
  const bad = blocking("bad", "It is bad.", "It hurts.", "Mend it.");
  const odd = warning("odd", "It is odd.", "It may hurt.", "Look at it.");

  test("says what, why and what to do, and fails only for what blocks", () => {
    const { text, status } = reportOn([bad, odd], []);
    expect(status).toBe(1);
    expect(text).toContain("- It is bad. [bad]\n  Why: It hurts.\n  Do:  Mend it.");
    expect(text).toContain("1 thing stands between");
    expect(reportOn([odd], [])).toEqual({ text: expect.stringContaining("Worth settling (1)"), status: 0 });
  });

  test("what is allowed is listed apart; an exception without a reason is named", () => {
    const { text, status } = reportOn([bad], ["bad", "gone"]);
    expect(status).toBe(0);
    expect(text).toContain("Allowed with --allow (1)");
    expect(text).toContain("isn't there any more: gone");
  });
});
