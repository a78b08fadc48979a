import { useEffect, useState } from "react";
import { Link } from "react-router";
import { soldOutLabel } from "#content/buy-labels.ts";
import { cartText as words } from "#content/cart.ts";
import type { CartProduct } from "./cart-product.ts";
import type { CartLine } from "./cart-state.ts";
import { maxLineQuantity, typedQuantity } from "./typed-quantity.ts";

type CartLineRowProps = {
  line: CartLine;
  /** Null for a thing that isn't in our catalog. */
  product: CartProduct | null;
  soldOut: boolean;
  disabled: boolean;
  /** 0 removes the line. */
  onQuantity: (quantity: number) => void;
};

export function CartLineRow({ line, product, soldOut, disabled, onQuantity }: CartLineRowProps) {
  const { quantity, total } = line;
  const name = product?.name ?? line.title;
  const choice = product?.choice ?? line.choice;
  const fullName = choice === "" ? name : `${name}, ${choice}`;
  const [typed, setTyped] = useState(String(quantity));
  useEffect(() => setTyped(String(quantity)), [quantity]);
  const commit = (): void => {
    const next = typedQuantity(typed, quantity);
    setTyped(String(next));
    if (next !== quantity) onQuantity(next);
  };
  return (
    <li className="cart-line">
      {product ? (
        <img src={product.picture.src} alt="" width="80" height="80" data-backdrop={product.picture.backdrop} />
      ) : null}
      <div className="cart-line-text">
        <div className="cart-line-name">
          {product ? (
            <Link to={product.path} className="font-semibold hover:underline">
              {name}
            </Link>
          ) : (
            <p className="font-semibold">{name}</p>
          )}
          <p className="cart-price">{total === null ? "" : `$${total}`}</p>
        </div>
        {choice ? <p className="cart-note">{choice}</p> : null}
        {soldOut ? <p className="cart-ships font-semibold">{soldOutLabel}</p> : null}
        {product?.ships && !soldOut ? <p className="cart-ships">{product.ships}</p> : null}
      </div>
      <div className="cart-line-foot">
        <div className="cart-stepper">
          <button
            type="button"
            aria-label={words.fewer(fullName)}
            disabled={disabled || quantity <= 1}
            onClick={() => onQuantity(quantity - 1)}
          >
            −
          </button>
          <input
            inputMode="numeric"
            autoComplete="off"
            aria-label={words.quantityOf(fullName)}
            value={typed}
            maxLength={4}
            disabled={disabled}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={commit}
            onKeyDown={({ key }) => key === "Enter" && commit()}
          />
          <button
            type="button"
            aria-label={words.more(fullName)}
            disabled={disabled || quantity >= maxLineQuantity}
            onClick={() => onQuantity(quantity + 1)}
          >
            +
          </button>
        </div>
        <button
          type="button"
          className="cart-remove"
          aria-label={words.removeOne(fullName)}
          disabled={disabled}
          onClick={() => onQuantity(0)}
        >
          {words.remove}
        </button>
      </div>
    </li>
  );
}
