import { orderNumberOf } from "#app/features/cart/order-state.ts";
import { OrderConfirmed, OrderError, OrderLoading } from "#app/features/cart/order-views.tsx";
import { orderForPage } from "#app/features/cart/order-without-script.ts";
import { OrderWithoutScript } from "#app/features/cart/order-without-script-view.tsx";
import { useOrder } from "#app/features/cart/use-order.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { requestQuery } from "#app/lib/request-query.ts";
import { usePageQuery } from "#app/lib/use-page-query.ts";
import { servicesContext } from "#app/services-context.ts";
import { meta as pages } from "#content/meta.ts";
import { freeText, numberUpTo, oneOf } from "#contract/page-query.ts";
import type { Route } from "./+types/order-confirmation";

/** Pages in a row that look a payment up without script, the first of which only leads to the second. */
const maxLooks = 26;

export const handle = {
  private: true,
  query: { payment_intent: freeText(255), redirect_status: oneOf("succeeded"), look: numberUpTo(maxLooks) },
} satisfies PageHandle;

const path = "/order-confirmation";

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { demoStore, emails } = services.config;
  const plain = await orderForPage(services, requestQuery(handle.query, url), path, maxLooks);
  return { page: { ...pages[path], path }, demoStore, support: emails.support, plain, reload: plain?.reload ?? null };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page, undefined);

/** docs/behavior/order-confirmation.md */
export default function OrderConfirmation({ loaderData }: Route.ComponentProps) {
  const query = usePageQuery();
  const order = useOrder(query);
  const orderNumber = orderNumberOf(query);
  const { support, plain } = loaderData;
  const retryAt = loaderData.demoStore && orderNumber ? `/demo-store/retry/${orderNumber}` : "cart";
  const shared = { orderNumber, retryAt, support };
  return (
    <div className="wrap py-10 lg:py-16">
      {plain === null ? null : (
        <noscript>
          <OrderWithoutScript {...plain} {...shared} />
        </noscript>
      )}
      {order.view === "loading" ? <OrderLoading /> : null}
      {order.view === "error" ? <OrderError {...order} {...shared} /> : null}
      {order.view === "confirmed" ? (
        <OrderConfirmed summary={order.summary} orderNumber={orderNumber} support={support} />
      ) : null}
    </div>
  );
}
