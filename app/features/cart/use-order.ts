import { useEffect, useState } from "react";
import { callApi } from "#app/lib/call-api.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { orderMessages } from "#content/order-messages.ts";
import type { QueryReader } from "#contract/page-query.ts";
import { type OrderState, readOrderAddress } from "./order-state.ts";

/** Timeout of the lookup in milliseconds; the server responds within half of it. */
const lookupTimeoutMs = 10_000;

/** Looks a payment up; a confirmed order empties the cart that went to its checkout. Zod comes with the call. */
async function fetchOrder(id: string, signal: AbortSignal): Promise<OrderState> {
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
  const order = orderState(payment, catalog);
  if (order.view === "confirmed") forgetSentCart();
  return order;
}

/**
 * The order that the page's address names, looked up in the browser (docs/behavior/order-confirmation.md#address).
 * Loading until then; an error that the address alone tells stands there from the first byte.
 */
export function useOrder(query: QueryReader): OrderState {
  const asked = readOrderAddress(query);
  const id = "id" in asked ? asked.id : null;
  const [state, setState] = useState<OrderState>({ view: "loading" });
  useEffect(() => {
    if (id === null) return;
    setState({ view: "loading" });
    const left = new AbortController();
    const signal = AbortSignal.any([left.signal, AbortSignal.timeout(lookupTimeoutMs)]);
    fetchOrder(id, signal).then(
      (order) => {
        if (!left.signal.aborted) setState(order);
      },
      (error: unknown) => {
        if (left.signal.aborted) return;
        console.warn("order:", error);
        setState({ view: "error", message: orderMessages.lookupFailed, retry: false });
        showToast({ title: orderMessages.toastTitle, description: orderMessages.toast, variant: "destructive" });
      },
    );
    return () => left.abort();
  }, [id]);
  return "id" in asked ? state : asked;
}
