import { useEffect, useState } from "react";
import { callApi } from "#app/lib/call-api.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { orderMessages } from "#content/order-messages.ts";
import type { QueryReader } from "#contract/page-query.ts";
import { type OrderState, orderState, readOrderAddress } from "./order-state.ts";

/** Timeout of the lookup in milliseconds; the server responds within half of it. */
const lookupTimeoutMs = 10_000;

/** Fetches a payment's status. Zod is imported with the call, not with the page. */
async function fetchOrder(id: string, signal: AbortSignal) {
  const { paymentStatusResponse } = await import("#contract/payment-status.ts");
  return callApi("GET", `/api/payment-status/${encodeURIComponent(id)}`, paymentStatusResponse, { signal });
}

/**
 * The order that the page's address names, looked up in the browser (docs/behavior/order-confirmation.md#address).
 * Loading until then.
 */
export function useOrder(query: QueryReader): OrderState {
  const [state, setState] = useState<OrderState>({ view: "loading" });
  const asked = readOrderAddress(query);
  const id = "id" in asked ? asked.id : null;
  const complaint = "message" in asked ? asked.message : "";
  useEffect(() => {
    if (id === null) return setState({ view: "error", message: complaint });
    setState({ view: "loading" });
    const left = new AbortController();
    const signal = AbortSignal.any([left.signal, AbortSignal.timeout(lookupTimeoutMs)]);
    fetchOrder(id, signal).then(
      (payment) => {
        if (!left.signal.aborted) setState(orderState(payment));
      },
      (error: unknown) => {
        if (left.signal.aborted) return;
        console.warn("order:", error);
        setState({ view: "error", message: orderMessages.lookupFailed });
        showToast({ title: orderMessages.toastTitle, description: orderMessages.toast, variant: "destructive" });
      },
    );
    return () => left.abort();
  }, [id, complaint]);
  return state;
}
