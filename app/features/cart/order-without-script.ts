import { orderMessages } from "#content/order.ts";
import type { QueryReader } from "#contract/page-query.ts";
import type { Services } from "#contract/services.ts";
import { type KnownOrder, paymentError } from "./order-state.ts";
import { orderState } from "./order-summary.ts";

/** What the page of a payment says where no script asks for it (docs/behavior/order-confirmation.md#without-script). */
export type PlainOrder = {
  /** Null before the payment was asked for. */
  readonly order: KnownOrder | null;
  /** The content of a meta element: after how many seconds which page is loaded. Null where nothing more is awaited. */
  readonly reload: string | null;
  /** The path and query that look the payment up now. */
  readonly lookAt: string;
};

/** What this asks the server for. */
type OrderServices = Pick<Services, "payment" | "products"> & { readonly config: Pick<Services["config"], "currency"> };

/** At once the first time: the page itself knows nothing yet. */
const pausesSeconds = [0, 3, 5, 10, 20, 30];

/** Whether a later look may learn more. One that nobody made isn't looked up again. */
type Asked = Pick<PlainOrder, "order"> & { readonly awaited: boolean };

async function askedOrder(services: OrderServices, query: QueryReader, id: string): Promise<Asked> {
  const payment = await services.payment(id);
  if (payment === "none" || payment === "unknown")
    return { order: paymentError(query, orderMessages.lookupFailed, "unknown"), awaited: payment === "unknown" };
  const order = orderState(payment, query, await services.products(), services.config.currency);
  return { order, awaited: order.view === "error" && order.outcome === "open" };
}

/**
 * Gives what the server knows of the payment that an address names. The first page only leads on, so that a visitor with
 * script doesn't have the payment looked up twice; each further one looks it up, until it is decided or `maxLooks` is
 * reached. Null where the address names no payment.
 */
export async function orderForPage(
  services: OrderServices,
  query: QueryReader,
  path: string,
  maxLooks: number,
): Promise<PlainOrder | null> {
  const id = query.get("payment_intent");
  if (!id) return null;
  const look = Number(query.get("look") ?? 1);
  const status = query.get("redirect_status");
  const address = (next: number): string =>
    `${path}?${new URLSearchParams({ payment_intent: id, ...(status ? { redirect_status: status } : {}), look: String(next) })}`;
  const { order, awaited } = look === 1 ? { order: null, awaited: true } : await askedOrder(services, query, id);
  const pause = pausesSeconds[look - 1] ?? pausesSeconds.at(-1);
  const reload = awaited && look < maxLooks ? `${pause};url=${address(look + 1)}` : null;
  return { order, reload, lookAt: address(2) };
}
