import X from "@lucide/icons/icons/x";
import { type MouseEvent, useLayoutEffect, useRef, useState } from "react";
import { useCurrency, useFreeShippingFrom, useShippingRate } from "#app/lib/use-public-config.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Price } from "#app/ui/price.tsx";
import { useModal } from "#app/ui/use-modal.ts";
import { cartText as words } from "#content/cart.ts";
import { shownSkuOf, skuPrice, skuSoldOut } from "#content/catalog/buying.ts";
import { facts } from "#content/catalog/facts.ts";
import { lowestPrice, pricesDiffer } from "#content/catalog/lowest-price.ts";
import { toPrice } from "#content/format.ts";
import { moneyText } from "#content/money.ts";
import { presentation, productSlugs } from "#content/products.ts";
import type { Product } from "#contract/product.ts";
import type { Storefront } from "./buy-link.ts";
import drawerStyles from "./cart-drawer.css?inline";
import { CartLineRow } from "./cart-line-row.tsx";
import { cartProduct, skuOfVariantId } from "./cart-product.ts";
import type { CartLine } from "./cart-state.ts";
import { type CartSuggestion, suggestionFor } from "./suggestion.ts";
import { useCart, useCatalog } from "./use-cart.ts";

/** The security policy allows a sheet where it forbids a style tag. */
function useDrawerStyles(): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(drawerStyles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    };
  }, []);
}

/** Null until it is known. */
type Catalog = readonly Product[] | null;

/** A line of the cart with what is known of what it holds; `sku` and `product` are null for what isn't ours. */
function rowOf(line: CartLine, storefront: Storefront, live: Catalog) {
  const sku = skuOfVariantId(storefront, line.variantId);
  return {
    line,
    sku,
    product: sku === null ? null : cartProduct(sku, live),
    soldOut: sku !== null && live !== null && skuSoldOut(sku, live),
  };
}

/** Shows the snapshot at once; every change goes through the SDK's cart (docs/behavior/buy-button.md#drawer). */
export default function CartDrawer({ storefront }: { storefront: Storefront }) {
  const { state, actions, permalink } = useCart(storefront);
  const { open, phase, lines, subtotal, pending, changeFailed } = state;
  const live = useCatalog();
  const heading = useRef<HTMLHeadingElement>(null);
  const modal = useModal(open, () => heading.current?.focus(), actions.close);
  useDrawerStyles();
  /** Whether Checkout was pressed and waits for what was pressed before. */
  const [leaving, setLeaving] = useState(false);
  async function checkOut(): Promise<void> {
    if (leaving) return;
    setLeaving(true);
    await actions.checkout();
    setLeaving(false);
  }
  function waitForChanges(event: MouseEvent): void {
    if (!pending) return;
    event.preventDefault();
    void checkOut();
  }
  // The focus goes with the line or the suggestion that had it.
  useLayoutEffect(() => {
    if (open && document.activeElement === document.body) heading.current?.focus();
  });
  const dialogProps = {
    ...modal,
    onClick(event: MouseEvent) {
      modal.onClick(event);
      // A link leads to the page behind it.
      if (event.target instanceof Element && event.target.closest(".cart-body a")) actions.close();
    },
  };

  const threshold = useThreshold();
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const itemCount = count > 0 ? words.itemCount(count) : "";
  const rows = lines.map((line) => rowOf(line, storefront, live));
  const skus = rows.flatMap(({ sku }) => sku ?? []);
  // What is sold out can't be paid, so it doesn't count for free shipping.
  const soldOut = rows.filter((row) => row.soldOut);
  const payable =
    subtotal === null ? null : soldOut.reduce((left, { line }) => left - Number(line.total ?? 0), subtotal);
  const dates = rows.map(({ product }) => product?.announced ?? null);
  // Each passed date stands once, at the first line that has it.
  const announced = dates.map((date, index) => (dates.indexOf(date) === index ? date : null));
  const suggestion =
    phase === "ready" && live
      ? suggestionFor(skus, payable === null || threshold === null ? null : threshold - payable, (sku) =>
          skuSoldOut(sku, live) ? null : Number(skuPrice(sku, live) ?? Number.NaN),
        )
      : null;
  return (
    <dialog {...dialogProps} aria-labelledby="cart-title" className="cart-drawer">
      <div className="cart-panel" aria-busy={pending || phase === "loading"}>
        <div className="cart-head">
          <h2 ref={heading} id="cart-title" tabIndex={-1} className="text-xl">
            {words.title}
          </h2>
          <p role="status" className="cart-count">
            {phase === "loading" ? words.loading : itemCount}
          </p>
          <button type="button" onClick={actions.close} aria-label={words.close} className="cart-icon-button">
            <Icon icon={X} className="size-5" />
          </button>
        </div>
        <div className="cart-body">
          {payable !== null && count > 0 ? <FreeShipping payable={payable} /> : null}
          {changeFailed ? (
            <p role="alert" className="cart-problem">
              {words.changeFailed}
            </p>
          ) : null}
          {phase === "failed" ? (
            <div role="alert" className="cart-problem">
              <p>{words.loadFailed}</p>
              <Button variant="secondary" onClick={actions.retry} className="mt-3">
                {words.retry}
              </Button>
            </div>
          ) : null}
          {count > 0 ? (
            <ul>
              {rows.map(({ line, product, soldOut }, index) => (
                <CartLineRow
                  key={line.variantId}
                  line={line}
                  product={product}
                  soldOut={soldOut}
                  announced={announced[index] ?? null}
                  fixed={phase === "failed"}
                  onQuantity={(next) => actions.setQuantity(line, next)}
                />
              ))}
            </ul>
          ) : null}
          {phase === "ready" && count === 0 ? <EmptyCart live={live} /> : null}
          {suggestion ? (
            <Suggestion {...suggestion} live={live} onAdd={() => void actions.add(suggestion.sku)} />
          ) : null}
        </div>
        {count > 0 ? (
          <div className="cart-foot">
            {payable === null ? null : <Sums payable={payable} />}
            {phase === "failed" ? (
              <a href={permalink} onClick={waitForChanges} className={buttonClass("primary", "w-full")}>
                {words.checkout}
              </a>
            ) : (
              <Button onClick={checkOut} aria-disabled={leaving || undefined} className="w-full">
                {words.checkout}
              </Button>
            )}
          </div>
        ) : null}
      </div>
    </dialog>
  );
}

/** From which sum on the cart ships free; null where it never does. */
const useThreshold = (): number | null => useFreeShippingFrom(facts.shop.freeShippingFrom);

/** What shipping costs for what can be paid; null where only the checkout knows. */
function useShippingFor(payable: number): number | null {
  const rate = useShippingRate();
  const threshold = useThreshold();
  if (payable === 0 || (threshold !== null && payable >= threshold)) return 0;
  return rate === null ? null : Number(rate);
}

/** What can be paid of the cart, its shipping and both together, as far as that is known before the checkout. */
function Sums({ payable }: { payable: number }) {
  const currency = useCurrency();
  const shipping = useShippingFor(payable);
  const money = (sum: number) => <Price text={moneyText({ amount: toPrice(sum), currency })} />;
  if (shipping === null)
    return (
      <>
        <p className="cart-sum cart-total cart-subtotal">
          <span>{words.subtotal}</span> <strong>{money(payable)}</strong>
        </p>
        <p className="cart-note">{words.shippingAdded}</p>
      </>
    );
  return (
    <>
      <p className="cart-sum cart-subtotal">
        <span>{words.subtotal}</span> <span>{money(payable)}</span>
      </p>
      <p className="cart-sum">
        <span>{words.shipping}</span>{" "}
        {shipping === 0 ? <span key="free">{words.shippingFree}</span> : <span key="rate">{money(shipping)}</span>}
      </p>
      <p className="cart-sum cart-total">
        <span>{words.total}</span> <strong>{money(payable + shipping)}</strong>
      </p>
    </>
  );
}

function FreeShipping({ payable }: { payable: number }) {
  const currency = useCurrency();
  const threshold = useThreshold();
  if (threshold === null) return null;
  const missing = { amount: toPrice(threshold - payable), currency };
  return (
    <div className="cart-shipping">
      <p>{payable >= threshold ? words.shipsFree : words.toFreeShipping(missing)}</p>
      {threshold === 0 ? null : (
        <progress
          max={threshold}
          value={Math.min(payable, threshold)}
          aria-label={words.progress({ amount: String(threshold), currency })}
        />
      )}
    </div>
  );
}

type SuggestionProps = CartSuggestion & { live: Catalog; onAdd: () => void };

function Suggestion({ sku, reason, getsFreeShipping, live, onAdd }: SuggestionProps) {
  const { name, path, picture } = cartProduct(sku, live);
  const price = live && skuPrice(sku, live);
  const currency = useCurrency();
  return (
    <section aria-labelledby="cart-suggestion" className="cart-suggestion">
      <h3 id="cart-suggestion">{words.suggestion}</h3>
      <div className="cart-card">
        <img src={picture.src} alt="" width="64" height="64" data-backdrop={picture.backdrop} />
        <div>
          <PageLink to={path} className="font-semibold hover:underline">
            {name}
          </PageLink>
          <p className="cart-note">{reason}</p>
          {price ? <Price text={moneyText({ amount: price, currency })} className="cart-price" /> : null}
        </div>
        <Button
          variant="secondary"
          onClick={onAdd}
          aria-label={getsFreeShipping ? words.addOneForFreeShipping(name) : words.addOne(name)}
          className={getsFreeShipping ? "cart-wide-button" : ""}
        >
          {getsFreeShipping ? words.addForFreeShipping : words.add}
        </Button>
      </div>
    </section>
  );
}

/** From what price on, where variants differ. */
function priceFrom(catalogId: string, live: Catalog, currency: string): string | null {
  const variants = live?.find(({ id }) => id === catalogId)?.variants ?? [];
  if (variants.length === 0) return null;
  const least = { amount: lowestPrice(variants), currency };
  return pricesDiffer(variants) ? words.from(least) : moneyText(least);
}

function EmptyCart({ live }: { live: Catalog }) {
  const currency = useCurrency();
  return (
    <div className="cart-empty">
      <p className="text-lg font-semibold">{words.emptyTitle}</p>
      <p className="cart-note">{words.emptyLead}</p>
      <ul>
        {productSlugs.map((slug) => {
          const { name, path, tagline, catalogId } = presentation[slug];
          const { picture } = cartProduct(shownSkuOf(slug), live);
          const price = priceFrom(catalogId, live, currency);
          return (
            <li key={slug}>
              <PageLink to={path} className="cart-card">
                <img src={picture.src} alt="" width="64" height="64" data-backdrop={picture.backdrop} />
                <span>
                  <strong className="font-semibold">{name}</strong>
                  <span className="cart-note">{tagline}</span>
                  {price ? <span className="cart-price">{price}</span> : null}
                </span>
              </PageLink>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
