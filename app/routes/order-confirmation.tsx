import { orderReference } from "#app/features/cart/order-state.ts";
import { OrderConfirmed, OrderError, OrderLoading } from "#app/features/cart/order-views.tsx";
import { useOrder } from "#app/features/cart/use-order.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { usePageQuery } from "#app/lib/use-page-query.ts";
import { servicesContext } from "#app/services-context.ts";
import { meta as pages } from "#content/meta.ts";
import { freeText, oneOf } from "#contract/page-query.ts";
import type { Route } from "./+types/order-confirmation";

export const handle = {
  private: true,
  query: { payment_intent: freeText(255), redirect_status: oneOf("succeeded") },
} satisfies PageHandle;

const path = "/order-confirmation";

export function loader({ context }: Route.LoaderArgs) {
  const { demoStore, emails } = context.get(servicesContext).config;
  return { page: { ...pages[path], path }, demoStore, support: emails.support };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page, undefined);

/** docs/behavior/order-confirmation.md */
export default function OrderConfirmation({ loaderData }: Route.ComponentProps) {
  const query = usePageQuery();
  const order = useOrder(query);
  const reference = orderReference(query);
  const { support } = loaderData;
  const retryAt = loaderData.demoStore && reference ? `/demo-store/retry/${reference}` : "cart";
  return (
    <div className="wrap py-10 lg:py-16">
      {order.view === "loading" ? (
        <OrderLoading
          reference={reference}
          completed={query.get("redirect_status") === "succeeded"}
          retryAt={retryAt}
          support={support}
        />
      ) : null}
      {order.view === "error" ? (
        <OrderError {...order} reference={reference} retryAt={retryAt} support={support} />
      ) : null}
      {order.view === "confirmed" ? (
        <OrderConfirmed summary={order.summary} reference={reference} support={support} />
      ) : null}
    </div>
  );
}
