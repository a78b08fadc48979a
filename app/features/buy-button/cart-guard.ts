import type { SdkCart } from "./sdk-types.ts";

/** What the guard needs to know of the page around a cart. */
export type CartGuard = {
  /** Marks the buttons while something is put into the cart. */
  readonly onBusy: (busy: boolean) => void;
  /** Hears of an add or a change that failed for good. */
  readonly onBroken: (error: unknown) => void;
};

/**
 * Makes a cart of the SDK safe to click at: a second click while the first is under way is ignored (two first clicks
 * would make two carts), a cart that the store has forgotten or sold is replaced by a new one, the cart opens only when
 * the thing is in it, and failures are heard instead of lost.
 */
export function guardCart(cart: SdkCart, { onBusy, onBroken }: CartGuard): void {
  const add = cart.addVariantToCart.bind(cart);
  const update = cart.updateItem.bind(cart);
  let pending: Promise<void> | null = null;

  async function put(variant: { id: string }, quantity: number): Promise<void> {
    onBusy(true);
    try {
      try {
        await add(variant, quantity, false);
      } catch (error) {
        // A list is the store's own refusal: it no longer has this cart. Anything else may pass, so the cart is kept.
        if (cart.model === null || !Array.isArray(error)) throw error;
        cart.removeCheckout();
        cart.lineItemCache = [];
        await add(variant, quantity, false);
      }
      cart.open();
    } catch (error) {
      onBroken(error);
    } finally {
      pending = null;
      onBusy(false);
    }
  }

  cart.addVariantToCart = (variant, quantity = 1) => {
    pending ??= put(variant, quantity);
    return pending;
  };
  cart.updateItem = (id, quantity) =>
    update(id, quantity).catch((error: unknown) => {
      onBroken(error);
      cart.view.render();
    });
}
