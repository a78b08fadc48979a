import { html } from "hono/html";
import { skuDetailsOf } from "#content/catalog/buying.ts";
import { demoCheckout as words } from "#content/checkout.ts";
import { pictures } from "#content/media/pictures.ts";
import { toDollars } from "./money.ts";
import { type Html, page } from "./page.ts";
import { type PricedLine, pictureAddress, type Totals } from "./totals.ts";

const money = (cents: number): Html => html`<span class="money">$${toDollars(cents)}</span>`;

function line({ key, name, quantity, each, total }: PricedLine): Html {
  const count = quantity > 1 ? html` × ${money(each)} ${words.each}` : "";
  return html`<li class="line">
<img src="${pictureAddress(key)}" width="80" height="80" alt="${pictures[skuDetailsOf(key).picture].alt}">
<div><strong>${name}</strong><span class="soft">${words.quantity} ${quantity}${count}</span></div>
${money(total)}
</li>`;
}

function sums({ subtotal, shipping, total }: Totals): Html {
  return html`<dl>
<div><dt>${words.subtotal}</dt><dd>${money(subtotal)}</dd></div>
<div><dt>${words.shipping}</dt><dd>${shipping === 0 ? words.shippingFree : money(shipping)}</dd></div>
<div class="total"><dt>${words.total}</dt><dd>${money(total)}</dd></div>
</dl>`;
}

/**
 * The checkout: lines, sums and a pretended payment.
 * @param action where the form is sent
 * @param changed true when the posted total is no longer the cart's
 */
export function checkoutPage(order: Totals, action: string, changed = false): Html {
  return page(
    words.title,
    html`<div class="wide"><h1>${words.title}</h1></div>
${changed ? html`<p class="notice wide" role="alert">${words.changed}</p>` : ""}
<section aria-labelledby="order"><h2 id="order">${words.order}</h2>
<ul>${order.lines.map(line)}</ul>
${sums(order)}
<p class="soft">${words.shippingNote}</p></section>
<section aria-labelledby="payment"><h2 id="payment">${words.payment}</h2>
<p class="soft">${words.explanation}</p>
<form method="post" action="${action}">
<input type="hidden" name="total" value="${order.total}">
<button name="outcome" value="succeeded">${words.pay}</button>
<button name="outcome" value="failed" class="secondary">${words.fail}</button>
</form></section>`,
  );
}

/** A page with one message and a link back: empty cart, unknown cart, wrong link. */
export function plainPage(title: string, text: string): Html {
  return page(
    title,
    html`<div class="wide"><h1>${title}</h1><p class="soft">${text}</p><p><a class="button" href="/buy-now">${words.back}</a></p></div>`,
  );
}
