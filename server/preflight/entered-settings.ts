import { facts } from "#content/catalog/facts.ts";
import { builtInPlace } from "#content/site.ts";
import { isPastDay } from "#contract/past-day.ts";
import { policyId } from "#contract/policy-texts.ts";
import type { ShopEmails } from "#contract/services.ts";
import type { SiteTexts } from "#contract/site-texts.ts";
import type { Config } from "#server/config/config.ts";
import type { SellerConfig } from "#server/config/seller-settings.ts";
import { effectiveSettings, emailsOf } from "#server/texts/shop-settings.ts";
import { type Finding, findingsOf, isPlaceholder } from "./finding.ts";

/** Gives the names of what isn't entered, with commas. @param values by what they are called */
const missingIn = (values: Readonly<Record<string, string | null>>): string =>
  Object.keys(values)
    .filter((name) => values[name] === null)
    .join(", ");

/** What staff wrote, as far as settings are checked: without policies where none was changed. */
export type PreflightTexts = Pick<SiteTexts, "settings"> & Partial<Pick<SiteTexts, "policies">>;

/** Where people write to. */
function* checkEmails({ support, privacy, dpo }: ShopEmails): Iterable<Finding> {
  const { blocking } = findingsOf("emails");
  if (isPlaceholder(support)) {
    yield blocking(
      "support-email",
      `The support address is ${support}, which reaches nobody.`,
      "Contact messages go there, and pages tell customers to write to it.",
      "Enter it at /admin/setup, or set SUPPORT_EMAIL.",
    );
  }
  const unowned = [privacy, dpo].filter(isPlaceholder);
  if (unowned.length > 0) {
    yield blocking(
      "placeholder-addresses",
      `Pages name addresses that reach nobody: ${unowned.join(", ")}.`,
      "Requests about personal data must reach somebody within the time the law gives.",
      "Enter real ones at /admin/setup; the support's address may stand in each.",
    );
  }
}

/** What the terms and the imprint say of the seller. */
function* checkSeller({ sellsInEu }: Config, { seller }: SellerConfig): Iterable<Finding> {
  const { blocking } = findingsOf("seller");
  const terms = missingIn({
    "legal name": seller.name,
    "postal address": seller.address,
    "law that the terms name": seller.law,
  });
  if (terms !== "") {
    yield blocking(
      "seller",
      `The terms don't say who sells. To be entered: ${terms}.`,
      "/terms tells every customer that it isn't configured.",
      "Enter each at /admin/setup, or set the variables SELLER_NAME, SELLER_ADDRESS and SELLER_LAW.",
    );
  }
  const imprint = missingIn({
    "who represents the company": seller.representative,
    telephone: seller.phone,
    "register entry": seller.register,
    "VAT ID": seller.vatId,
  });
  if (sellsInEu && imprint !== "") {
    yield blocking(
      "imprint",
      `The imprint isn't complete. To be entered: ${imprint}.`,
      "Selling in the European Union asks for them on the site (Directive 2000/31/EC, article 5).",
      "Enter each at /admin/setup, or set the variables SELLER_REPRESENTATIVE, SELLER_PHONE, SELLER_REGISTER and SELLER_VAT_ID; none where there is no register entry or no VAT ID.",
    );
  }
}

/** Where the shop is, as pages and the data for search engines say it, and the profiles that they link to. */
function* checkPlace({ place }: SiteTexts["settings"]): Iterable<Finding> {
  if (place === null || place.city === "") {
    yield findingsOf("place").blocking(
      "place",
      `Nobody has entered where the shop is: pages say ${builtInPlace.location}${place === null ? ", and link to the sample's profiles" : ""}.`,
      "Customers, search engines and the policies take the place for yours, and profiles that aren't yours for your word.",
      "Enter the city, and the profiles that you have, at /admin/setup.",
    );
  }
}

/** What the shipping page says. */
function* checkShipping(
  { shopify }: Config,
  { shipping }: SellerConfig,
  { shipping: entered }: SiteTexts["settings"],
): Iterable<Finding> {
  const { blocking } = findingsOf("shipping");
  // What shipping costs below the limit is no question where every order ships free, nor the limit where it costs nothing.
  const isAlwaysFree = [shipping.rate, entered?.freeFrom || null].some((sum) => sum !== null && Number(sum) === 0);
  const shipped = missingIn({
    "shipping cost": shopify === null || isAlwaysFree ? "" : shipping.rate,
    "where parcels start": shipping.from,
    countries: shipping.countries[0] ?? null,
  });
  if (shipped !== "") {
    yield blocking(
      "shipping",
      `The shipping page isn't complete. To be entered: ${shipped}.`,
      "/shipping says nothing of it, and customers ask.",
      "Enter each at /admin/setup as the live store does it, or set the variables SHIPPING_RATE, SHIPS_FROM and SHIPS_TO.",
    );
  }
  if (shopify !== null && !entered?.freeFrom && !isAlwaysFree) {
    yield blocking(
      "free-shipping",
      `Nobody has said from which sum on your store ships free: pages say ${facts.shop.freeShippingFrom}.`,
      "Where the store charges for shipping that a page calls free, the page misleads.",
      "Enter the sum at /admin/setup, as your store's shipping settings have it: 0 where every order ships free, none where no order does.",
    );
  }
}

const { returnDays, warrantyMonths, warrantyYears } = facts.shop;
/** What pages promise besides the policies, each with how a policy may write it. */
const promisedFigures = [
  ["returns", "return policy", `${returnDays} days`, new RegExp(`\\b${returnDays}[\\s-]+days?\\b`, "i")],
  [
    "warranty",
    "warranty",
    `${warrantyMonths} months`,
    new RegExp(`\\b(${warrantyMonths}[\\s-]+months?|(one|${warrantyYears})[\\s-]+year)\\b`, "i"),
  ],
] as const;

/** Legal duties that no program can check. */
function* checkLaw(
  { sellsInEu, priorPriceRule }: Config,
  { policies }: SiteTexts["settings"],
  published: SiteTexts["policies"],
): Iterable<Finding> {
  const { blocking, warning } = findingsOf("law");
  if (!policies?.readBy || !isPastDay(policies.readOn)) {
    yield blocking(
      "policies-unread",
      "Nobody has confirmed that the policies fit this business.",
      `Terms, privacy policy, warranty and returns are drafts in plain words, and they bind you as they stand: they promise ${facts.shop.returnDays} days to return an order and ${facts.shop.warrantyMonths} months of warranty.`,
      "Have a lawyer of the country you sell from read them, and enter who did and when at /admin/setup.",
    );
  }
  const changed = policyId.options.filter((id) => {
    const { changedAt, text } = published[id] ?? {};
    return text && policies?.readOn && changedAt !== undefined && changedAt.slice(0, 10) > policies.readOn;
  });
  if (changed.length > 0) {
    yield warning(
      "policies-changed",
      `Since the policies were read, somebody changed: ${changed.join(", ")}.`,
      "What was read is no longer what binds you.",
      "Have the changes read, and enter the new day at /admin/setup. /admin/policies says who changed what, and when.",
    );
  }
  for (const [id, name, figure, pattern] of promisedFigures) {
    const { text } = published[id] ?? {};
    if (!text || pattern.test([text.title, text.description, ...text.atAGlance, text.body].join("\n"))) continue;
    yield warning(
      `${id}-figure`,
      `Your ${name} doesn't name the ${figure} that other pages promise.`,
      "Product pages, the chat and the data for search engines name that figure, and buyers may hold you to whichever suits them better.",
      `Keep to ${figure} at /admin/policies, or have whoever maintains the program change what the other pages say.`,
    );
  }
  if (sellsInEu && !priorPriceRule) {
    yield warning(
      "eu-struck-prices",
      "SELLS_IN_EU is on and PRIOR_PRICE_RULE is off: list prices show whether they were ever asked or not.",
      "There a struck-through price must be the lowest of the 30 days before the reduction (Directive 98/6/EC, article 6a).",
      "Set PRIOR_PRICE_RULE=on, or check each list price and the sentences that name one (docs/law.md).",
    );
  }
}

/** Checks what an owner enters on a screen, or sets as variables: who sells, how it is shipped, where people write to. */
export function checkEnteredSettings(config: Config, texts: PreflightTexts): readonly Finding[] {
  const entered = effectiveSettings(config, texts);
  return [
    ...checkEmails(emailsOf(config, texts)),
    ...checkSeller(config, entered),
    ...checkPlace(texts.settings),
    ...checkShipping(config, entered, texts.settings),
    ...checkLaw(config, texts.settings, texts.policies ?? {}),
  ];
}
