import type { PressQueue } from "./press-queue.ts";
import type { SdkCart, SdkLine } from "./sdk-types.ts";
import { maxLineQuantity } from "./typed-quantity.ts";

type GuardOptions = {
  readonly queue: PressQueue;
  /** Asks the store whether it has sold or forgotten this cart. @throws where it can't be asked */
  readonly isGone: () => Promise<boolean>;
  /** Called when adding or changing has finally failed. What it returns is waited for. */
  readonly onBroken: (error: unknown) => void | Promise<void>;
};

/** Changes of the SDK's cart that don't wait for others: they are for work that the queue runs. */
export type CartChanges = {
  /** Puts one more into the cart and opens it. @throws when it failed, which was then reported */
  readonly add: (variant: { id: string }, quantity: number) => Promise<void>;
  /**
   * Changes a line to what `next` makes of its quantity at that time; 0 removes it. A line that is gone stays gone.
   * @throws when it failed, which was then reported
   */
  readonly setQuantity: (isLine: (line: SdkLine) => boolean, next: (quantity: number) => number) => Promise<void>;
};

const refusal = /sold out/i;

/** The store's sentence that a thing is sold out, or null for any other error. */
export function soldOutMessage(error: unknown): string | null {
  for (const entry of Array.isArray(error) ? error : []) {
    const message: unknown = Reflect.get(Object(entry), "message");
    if (typeof message === "string" && refusal.test(message)) return message;
  }
  return null;
}

/**
 * Lets the SDK's button wait for changes that are under way, replaces a cart that the store has sold or forgotten, opens
 * the cart only after the thing was added, and reports failures. A second press on a button whose adding isn't done yet
 * is the same press.
 */
export function guardCart(cart: SdkCart, { queue, isGone, onBroken }: GuardOptions): CartChanges {
  const add = cart.addVariantToCart.bind(cart);
  const update = cart.updateItem.bind(cart);
  const adding = new Map<string, Promise<boolean>>();

  const quantityOf = (isLine: (line: SdkLine) => boolean): number => cart.model?.lineItems.find(isLine)?.quantity ?? 0;

  /** The store may answer with the cart as it was, or with fewer than it was asked for, and say why. */
  const refusals = (): unknown => cart.model?.userErrors ?? new Error("the store kept another quantity");

  async function reported(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      await onBroken(error);
      throw error;
    }
  }

  async function put(variant: { id: string }, quantity: number): Promise<void> {
    const isVariant = (line: SdkLine): boolean => line.variant.id === variant.id;
    let before = quantityOf(isVariant);
    // The SDK takes a phone a tenth of a second: the button shows first that it is busy.
    await new Promise((resolve) => setTimeout(resolve));
    try {
      await add(variant, quantity, false);
    } catch (error) {
      // An array holds the store's own words. Only when it has no such cart any more, a new one takes its place.
      const mayBeGone = cart.model !== null && Array.isArray(error) && soldOutMessage(error) === null;
      if (!mayBeGone || !(await isGone())) throw error;
      cart.removeCheckout();
      cart.lineItemCache = [];
      before = 0;
      await add(variant, quantity, false);
    }
    if ((cart.model?.userErrors ?? []).length > 0 && quantityOf(isVariant) <= before) throw refusals();
    cart.open();
  }

  async function change(isLine: (line: SdkLine) => boolean, next: (quantity: number) => number): Promise<void> {
    const line = cart.model?.lineItems.find(isLine);
    if (!line) return;
    const quantity = Math.min(next(line.quantity), maxLineQuantity);
    if (quantity === line.quantity) return;
    await update(line.id, quantity);
    if (quantityOf(isLine) !== quantity) throw refusals();
  }

  const changes: CartChanges = {
    add: (variant, quantity) => reported(() => put(variant, quantity)),
    setQuantity: (isLine, next) => reported(() => change(isLine, next)),
  };
  cart.addVariantToCart = (variant, quantity = 1) => {
    const known = adding.get(variant.id);
    if (known) return known;
    const added = queue.run(() => changes.add(variant, quantity)).finally(() => adding.delete(variant.id));
    adding.set(variant.id, added);
    return added;
  };
  return changes;
}
