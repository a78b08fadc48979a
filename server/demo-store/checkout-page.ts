import { readFileSync } from "node:fs";
import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { soldOutLabel } from "#content/buy-labels.ts";
import { type Sku, skuDetailsOf, skuSoldOut } from "#content/catalog/buying.ts";
import { shipLinesOf } from "#content/catalog/passed-date.ts";
import { demoCheckout as words } from "#content/checkout.ts";
import { squareSource } from "#content/media/picture-source.ts";
import { type PictureName, pictures } from "#content/media/pictures.ts";
import { moneyText } from "#content/money.ts";
import { presentation, productSlugs } from "#content/products.ts";
import { site } from "#content/site.ts";
import type { Product } from "#contract/product.ts";
import type { Stock } from "#server/db/queries/stock.ts";
import { sourceHash } from "#server/pages/page-headers.ts";
import { toDollars } from "./money.ts";
import { beyondStock } from "./stock.ts";
import type { PricedLine, Totals } from "./totals.ts";

/** HTML made by Hono's `html`, with every value escaped. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

const css = `${read("../../app/styles/tokens.css")}\n${read("./page.css")}`;

/**
 * The Content-Security-Policy of these pages: they run no script and load nothing but their pictures, their font and
 * themselves.
 */
export const pagePolicy = [
  "default-src 'none'",
  `style-src ${sourceHash(css)}`,
  "img-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

const logo = raw(
  `<svg viewBox="0 0 24 24" width="24" height="24" fill="none" aria-hidden="true"><circle cx="12" cy="12" r="10.5" stroke="currentColor" stroke-width="1.2"/><circle cx="12" cy="12" r="6.3" stroke="currentColor" stroke-width="1.2" stroke-dasharray="2 2.2"/><circle cx="12" cy="12" r="2.6" class="dot"/></svg>`,
);

const style = raw(`<style>${css}</style>`);

/** Makes a whole page in the shop's design; its first line says that no order here is real. */
export function page(title: string, body: Html): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${site.name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${style}
</head>
<body>
<header><p class="banner">${words.banner}</p>
<a href="/" class="brand">${logo}${site.name}</a></header>
<main>${body}</main>
</body>
</html>`;
}

const money = (cents: number, currency: string): Html =>
  html`<span class="money">${moneyText({ amount: toDollars(cents), currency })}</span>`;

/** When something ships that isn't in stock, or that it is sold out; nothing for what ships now. */
function ships(key: Sku, catalog: readonly Product[]): Html | "" {
  if (skuSoldOut(key, catalog)) return html`<span class="ships"><b>${soldOutLabel}</b></span>`;
  const product = catalog.find(({ id }) => id === skuDetailsOf(key).product);
  if (product?.availability.kind !== "presale") return "";
  return html`<span class="ships"><b>${product.badge}</b> ${shipLinesOf(product.availability).today}</span>`;
}

/** A product's picture in a small square. @param alt empty where the product's name stands beside it */
function smallPicture(picture: PictureName, alt: string): Html {
  const { name, backdrop } = squareSource(picture);
  return html`<img src="/demo-store/pictures/${name}.webp" width="80" height="80" alt="${alt}" data-backdrop="${backdrop ?? ""}">`;
}

function line({ key, name, quantity, each, total }: PricedLine, catalog: readonly Product[], currency: string): Html {
  const count = quantity > 1 ? html` × ${money(each, currency)} ${words.each}` : "";
  const { picture } = skuDetailsOf(key);
  return html`<li class="line">
${smallPicture(picture, pictures[picture].alt)}
<div><strong>${name}</strong><span class="soft">${words.quantity} ${quantity}${count}</span>${ships(key, catalog)}</div>
${money(total, currency)}
</li>`;
}

function sums({ subtotal, shipping, total }: Totals, currency: string): Html {
  return html`<dl>
<div><dt>${words.subtotal}</dt><dd>${money(subtotal, currency)}</dd></div>
<div><dt>${words.shipping}</dt><dd>${shipping === 0 ? words.shippingFree : money(shipping, currency)}</dd></div>
<div class="total"><dt>${words.total}</dt><dd>${money(total, currency)}</dd></div>
</dl>`;
}

/**
 * What of an order can't be bought as it is: names of what is sold out, and a sentence for each of which too few are
 * left.
 */
export type Lacking = { readonly soldOut: readonly string[]; readonly tooFew: readonly string[] };

/** Finds what of an order can't be bought as it is; both lists are empty for an order that can be paid. */
export function lackingOf({ lines }: Totals, catalog: readonly Product[], stock: Stock): Lacking {
  const isSoldOut = ({ key }: PricedLine): boolean =>
    skuSoldOut(key, catalog) || stock.get(skuDetailsOf(key).variant) === 0;
  return {
    soldOut: lines.filter(isSoldOut).map(({ name }) => name),
    tooFew: beyondStock(lines, stock)
      .filter((product) => !isSoldOut(product))
      .map(({ key, name }) => words.left(stock.get(skuDetailsOf(key).variant) ?? 0, name)),
  };
}

/** The simulated payment; while the cart holds something that can't be bought, what to do in its place. */
function payment(order: Totals, action: string, { soldOut, tooFew }: Lacking): Html {
  const problems = soldOut.length > 0 ? [words.soldOut(soldOut), ...tooFew] : tooFew;
  if (problems.length > 0)
    return html`<p class="notice" role="alert">${problems.join(" ")}</p><form method="post" action="${action}">
<button name="remove" value="sold-out">${tooFew.length > 0 ? words.takeWhatIsLeft : words.takeOut}</button>
</form><p><a class="button secondary" href="/buy-now">${words.back}</a></p>`;
  return html`<p class="soft">${words.explanation}</p>
<form method="post" action="${action}">
<input type="hidden" name="total" value="${order.total}">
<button name="outcome" value="succeeded">${words.pay}</button>
<button name="outcome" value="failed" class="secondary">${words.fail}</button>
</form>`;
}

type CheckoutOptions = {
  readonly action: string;
  /** What prices are in, as an ISO 4217 code in small letters. */
  readonly currency: string;
  readonly stock: Stock;
  readonly changed?: boolean;
};

/**
 * Makes the page of a checkout: lines, sums and a simulated payment.
 * @param action where the form is sent; `changed` tells that the posted total is no longer the cart's
 */
export function checkoutPage(
  order: Totals,
  catalog: readonly Product[],
  { action, currency, stock, changed = false }: CheckoutOptions,
): Html {
  return page(
    words.title,
    html`<div class="wide"><h1>${words.title}</h1></div>
${changed ? html`<p class="notice wide" role="alert">${words.changed}</p>` : ""}
<section aria-labelledby="order"><h2 id="order">${words.order}</h2>
<ul>${order.lines.map((item) => line(item, catalog, currency))}</ul>
${sums(order, currency)}
${order.shipping === 0 || order.freeShippingFrom === null ? "" : html`<p class="soft note">${words.shippingNote({ amount: order.freeShippingFrom, currency })}</p>`}</section>
<section aria-labelledby="payment"><h2 id="payment">${words.payment}</h2>
${payment(order, action, lackingOf(order, catalog, stock))}</section>`,
  );
}

/** Makes the page of an empty cart: what can be put into it. */
export function emptyPage(): Html {
  const products = productSlugs.map((slug) => {
    const { path, name, tagline, picture } = presentation[slug];
    return html`<li class="line">${smallPicture(picture, "")}
<div><a href="${path}"><strong>${name}</strong></a><span class="soft">${tagline}</span></div></li>`;
  });
  return page(
    words.empty,
    html`<div class="wide"><h1>${words.empty}</h1></div><section><ul>${products}</ul></section>`,
  );
}

/** Makes a page with one message and a link back, such as for an unknown cart. */
export function plainPage(title: string, text: string): Html {
  return page(
    title,
    html`<div class="wide"><h1>${title}</h1><p class="soft">${text}</p><p><a class="button" href="/buy-now">${words.back}</a></p></div>`,
  );
}
