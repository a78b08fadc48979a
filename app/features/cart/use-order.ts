import { useEffect, useState } from "react";
import { anySignal } from "#app/lib/any-signal.ts";
import { ApiError, callApi } from "#app/lib/call-api.ts";
import { useCurrency } from "#app/lib/use-public-config.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { orderMessages } from "#content/order.ts";
import type { QueryReader } from "#contract/page-query.ts";
import { noPayment, type OrderState, paymentError } from "./order-state.ts";

/** The server responds within half of it. */
const lookupTimeoutMs = 10_000;

/** In milliseconds; the last one repeats. */
const pausesMs = [3_000, 5_000, 10_000, 20_000, 30_000];
const maxLookups = 25;

/** A confirmed order empties the cart that went to its checkout. Zod comes with the call. */
async function fetchOrder(
  id: string,
  query: QueryReader,
  shopCurrency: string,
  signal: AbortSignal,
): Promise<OrderState> {
  const [{ paymentStatusResponse }, { orderState }, { forgetSentCart }, { fetchCatalog }] = await Promise.all([
    import("#contract/payment-status.ts"),
    import("./order-summary.ts"),
    import("./cart-snapshot.ts"),
    import("./fetch-catalog.ts"),
  ]);
  const path = `/api/payment-status/${encodeURIComponent(id)}`;
  const [payment, catalog] = await Promise.all([
    callApi("GET", path, paymentStatusResponse, { signal }),
    fetchCatalog(signal),
  ]);
  const order = orderState(payment, query, catalog, shopCurrency);
  if (order.view === "confirmed") forgetSentCart();
  return order;
}

/**
 * Looked up whatever the address says, and again while the payment isn't decided
 * (docs/behavior/order-confirmation.md#address).
 */
export function useOrder(query: QueryReader): OrderState {
  const currency = useCurrency();
  const id = query.get("payment_intent");
  const redirectStatus = query.get("redirect_status");
  const [state, setState] = useState<OrderState>({ view: "loading" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is another object in each rendering
  useEffect(() => {
    if (!id) return;
    setState({ view: "loading" });
    const unmounted = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function lookUp(asked: string, lookups: number): Promise<void> {
      const signal = anySignal([unmounted.signal, AbortSignal.timeout(lookupTimeoutMs)]);
      let again = true;
      try {
        const order = await fetchOrder(asked, query, currency, signal);
        if (unmounted.signal.aborted) return;
        setState(order);
        again = order.view === "error" && order.outcome === "open";
      } catch (error) {
        if (unmounted.signal.aborted) return;
        console.warn("order:", error);
        setState(paymentError(query, orderMessages.lookupFailed, "unknown"));
        if (lookups === 1)
          showToast({ title: orderMessages.toastTitle, description: orderMessages.toast, variant: "destructive" });
        // Only the shop's own 404, which is JSON, says that there is no such payment: a proxy has its own.
        again = !(error instanceof ApiError && error.status === 404 && error.body !== undefined);
      }
      if (again && lookups < maxLookups)
        timer = setTimeout(() => lookUp(asked, lookups + 1), pausesMs[lookups - 1] ?? pausesMs.at(-1));
    }
    void lookUp(id, 1);
    return () => {
      unmounted.abort();
      clearTimeout(timer);
    };
  }, [id, redirectStatus]);
  return id ? state : noPayment;
}
