import type { SdkCart } from "./sdk-types.ts";

export type CartGuard = {
  readonly onBusy: (busy: boolean) => void;
  /** Called when adding or changing has finally failed. */
  readonly onBroken: (error: unknown) => void;
};

const refusal = /sold out/i;

/** Null for any error but that a thing is sold out. */
export function soldOutMessage(error: unknown): string | null {
  for (const entry of Array.isArray(error) ? error : []) {
    const message: unknown = Reflect.get(Object(entry), "message");
    if (typeof message === "string" && refusal.test(message)) return message;
  }
  return null;
}

/**
 * Ignores a second click during the first (two would create two carts), replaces a cart that the store deleted or
 * checked out, opens the cart only after the item was added, and reports failures.
 */
export function guardCart(cart: SdkCart, { onBusy, onBroken }: CartGuard): void {
  const add = cart.addVariantToCart.bind(cart);
  const update = cart.updateItem.bind(cart);
  let pending: Promise<void> | null = null;

  async function put(variant: { id: string }, quantity: number): Promise<void> {
    onBusy(true);
    // The SDK takes a phone a tenth of a second: the button shows first that it is busy.
    await new Promise((resolve) => setTimeout(resolve));
    try {
      try {
        await add(variant, quantity, false);
      } catch (error) {
        // An array of errors means that the store no longer has this cart, unless it says that the thing is sold out.
        // Other errors may be temporary, so the cart stays.
        if (cart.model === null || !Array.isArray(error) || soldOutMessage(error) !== null) throw error;
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
  cart.updateItem = async (id, quantity) => {
    onBusy(true);
    try {
      await update(id, quantity);
    } catch (error) {
      onBroken(error);
    } finally {
      onBusy(false);
    }
  };
}
