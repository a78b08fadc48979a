import { useLocation } from "react-router";
import { orderReference } from "#app/features/order/order-state.ts";
import { OrderConfirmed, OrderError, OrderLoading } from "#app/features/order/order-views.tsx";
import { useOrder } from "#app/features/order/use-order.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { meta as pages } from "#content/products/meta.ts";
import type { Route } from "./+types/order-confirmation";

export const meta: Route.MetaFunction = () =>
  pageMeta({ ...pages["/order-confirmation"], index: false }, "/order-confirmation", undefined);

/** Order confirmation (back-office §2, §4): loading, then the error or the confirmed order. */
export default function OrderConfirmation() {
  const { search } = useLocation();
  const order = useOrder(search);
  const reference = orderReference(new URLSearchParams(search));
  return (
    <div className="wrap py-10 lg:py-16">
      {order.view === "loading" ? <OrderLoading /> : null}
      {order.view === "error" ? <OrderError message={order.message} reference={reference} /> : null}
      {order.view === "confirmed" ? <OrderConfirmed summary={order.summary} reference={reference} /> : null}
    </div>
  );
}
