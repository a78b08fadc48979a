import { orderReference } from "#app/features/cart/order-state.ts";
import { OrderConfirmed, OrderError, OrderLoading } from "#app/features/cart/order-views.tsx";
import { useOrder } from "#app/features/cart/use-order.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { usePageQuery } from "#app/lib/use-page-query.ts";
import { meta as pages } from "#content/products/meta.ts";
import { inBrowser } from "#contract/page-query.ts";
import type { Route } from "./+types/order-confirmation";

export const handle = {
  private: true,
  query: { payment_intent: inBrowser, redirect_status: inBrowser },
} satisfies PageHandle;

export const meta: Route.MetaFunction = () =>
  pageMeta({ ...pages["/order-confirmation"], index: false }, "/order-confirmation", undefined);

/** Order confirmation (docs/behavior/order-confirmation.md): loading, then the error or the confirmed order. */
export default function OrderConfirmation() {
  const query = usePageQuery();
  const order = useOrder(query);
  const reference = orderReference(query);
  return (
    <div className="wrap py-10 lg:py-16">
      {order.view === "loading" ? <OrderLoading /> : null}
      {order.view === "error" ? <OrderError message={order.message} reference={reference} /> : null}
      {order.view === "confirmed" ? <OrderConfirmed summary={order.summary} reference={reference} /> : null}
    </div>
  );
}
