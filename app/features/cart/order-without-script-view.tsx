import { ButtonLink } from "#app/ui/button.tsx";
import { orderPage as words } from "#content/order.ts";
import { OrderConfirmed, OrderError } from "./order-views.tsx";
import type { PlainOrder } from "./order-without-script.ts";

type OrderWithoutScriptProps = PlainOrder & { orderNumber: string | null; retryAt: string; support: string };

/** What stands in a document without script: the same views, from what the server knows. */
export function OrderWithoutScript({ order, reload, lookAt, orderNumber, retryAt, support }: OrderWithoutScriptProps) {
  if (order?.view === "confirmed")
    return <OrderConfirmed summary={order.summary} orderNumber={orderNumber} support={support} />;
  const undecided = order === null || order.outcome === "open" || order.outcome === "unknown";
  return (
    <>
      {order === null ? (
        <>
          <h1 className="text-title">{words.withoutScriptTitle}</h1>
          <p className="mt-4 max-w-xl text-lg">{words.withoutScript}</p>
        </>
      ) : (
        <OrderError
          {...order}
          outcome={undecided && reload === null ? "unknown" : order.outcome}
          orderNumber={orderNumber}
          retryAt={retryAt}
          support={support}
        />
      )}
      {undecided ? (
        <div className="mt-6 grid max-w-xl justify-items-start gap-4">
          {reload === null ? <p className="border-l-4 border-danger bg-wash p-4">{words.stopped(support)}</p> : null}
          <ButtonLink to={lookAt} variant="secondary">
            {words.lookNow}
          </ButtonLink>
        </div>
      ) : null}
    </>
  );
}
