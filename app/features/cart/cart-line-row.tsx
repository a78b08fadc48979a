import { useState } from "react";
import { useCurrency } from "#app/lib/use-public-config.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { Price } from "#app/ui/price.tsx";
import { soldOutLabel } from "#content/buy-labels.ts";
import { cartText as words } from "#content/cart.ts";
import { moneyText } from "#content/money.ts";
import type { CartProduct } from "./cart-product.ts";
import type { CartLine } from "./cart-state.ts";
import { maxLineQuantity, typedQuantity } from "./typed-quantity.ts";

type CartLineRowProps = {
  line: CartLine;
  /** Null for a thing that isn't in our catalog. */
  product: CartProduct | null;
  soldOut: boolean;
  /** A ship date that has passed; null where another line says it already. */
  announced: string | null;
  /** Whether nothing can be changed, because the store can't be had. */
  fixed: boolean;
  /**
   * Takes what becomes of the quantity once earlier presses are done; 0 removes the line. Resolves when that is done or
   * has failed.
   */
  onQuantity: (next: (quantity: number) => number) => Promise<unknown>;
};

/** A line of the cart, with the controls that change its quantity. */
export function CartLineRow({ line, product, soldOut, announced, fixed, onQuantity }: CartLineRowProps) {
  const { quantity, total } = line;
  const currency = useCurrency();
  const name = product?.name ?? line.title;
  const choice = product?.choice ?? line.choice;
  const fullName = choice === "" ? name : `${name}, ${choice}`;
  /** What is typed, until the store has it; null when nothing is. */
  const [typed, setTyped] = useState<string | null>(null);
  async function commit(): Promise<void> {
    if (typed === null) return;
    const wanted = typedQuantity(typed, 0);
    if (wanted === 0) {
      setTyped(null);
      return;
    }
    const shown = String(wanted);
    setTyped(shown);
    await onQuantity(() => wanted);
    // What was typed meanwhile stays.
    setTyped((now) => (now === shown ? null : now));
  }
  /** A press on a button that can't go further does nothing, and the button keeps the focus. */
  const step = (by: number, limit: number) => ({
    "aria-disabled": fixed || quantity === limit || undefined,
    onClick() {
      if (!fixed) void onQuantity((now) => (now === limit ? now : now + by));
    },
  });
  return (
    <li className="cart-line">
      {product ? (
        <img src={product.picture.src} alt="" width="80" height="80" data-backdrop={product.picture.backdrop} />
      ) : null}
      <div className="cart-line-text">
        <div className="cart-line-name">
          {product ? (
            <PageLink to={product.path} className="font-semibold hover:underline">
              {name}
            </PageLink>
          ) : (
            <p className="font-semibold">{name}</p>
          )}
          <p className="cart-price">
            {total === null ? null : <Price text={moneyText({ amount: total, currency })} />}
          </p>
        </div>
        {choice ? <p className="cart-note">{choice}</p> : null}
        {soldOut ? <p className="cart-ships font-semibold">{soldOutLabel}</p> : null}
        {product?.ships && !soldOut ? <p className="cart-ships">{product.ships}</p> : null}
        {announced && !soldOut ? <p className="cart-note text-sm">{announced}</p> : null}
      </div>
      <div className="cart-line-foot">
        <div className="cart-stepper">
          <button type="button" aria-label={words.fewer(fullName)} {...step(-1, 1)}>
            −
          </button>
          <input
            inputMode="numeric"
            autoComplete="off"
            aria-label={words.quantityOf(fullName)}
            value={typed ?? quantity}
            maxLength={4}
            readOnly={fixed}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={() => void commit()}
            onKeyDown={({ key }) => key === "Enter" && void commit()}
          />
          <button type="button" aria-label={words.more(fullName)} {...step(1, maxLineQuantity)}>
            +
          </button>
        </div>
        <button
          type="button"
          className="cart-remove"
          aria-label={words.removeOne(fullName)}
          aria-disabled={fixed || undefined}
          onClick={() => !fixed && void onQuantity(() => 0)}
        >
          {words.remove}
        </button>
      </div>
    </li>
  );
}
