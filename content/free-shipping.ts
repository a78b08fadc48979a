import { moneyText } from "#content/money.ts";
import type { Money } from "#contract/currency.ts";

/** What is said of free shipping: where every order has it, where none has, and where those from a sum on have. */
type Sayings<Said> = { readonly always: Said; readonly never: Said; readonly from: (sum: string) => Said };

/**
 * Gives what holds of free shipping. Every sentence that names it is made by this, so that none promises a sum that isn't.
 * @param free from which sum on an order ships free, 0 for every order; null where none does
 */
export function byFreeShipping<Said>(free: Money | null, { always, never, from }: Sayings<Said>): Said {
  if (free === null) return never;
  return Number(free.amount) === 0 ? always : from(moneyText(free));
}
