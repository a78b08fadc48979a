import { type ReactNode, useEffect, useRef, useState } from "react";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Rings } from "#app/ui/rings.tsx";
import { moneyText } from "#content/money.ts";
import { orderMessages, orderPage as words } from "#content/order.ts";
import { orderReviewText } from "#content/reviews.ts";
import { mailtoAddress } from "#contract/mailto-address.ts";
import type { OrderState } from "./order-state.ts";
import type { OrderSummary } from "./order-summary.ts";

/** Takes focus, so that screen readers announce a view shown without navigation. */
function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h1 ref={heading} tabIndex={-1} className="text-title">
      {children}
    </h1>
  );
}

function Help({ orderNumber, support }: { orderNumber: string | null; support: string }) {
  return (
    <p className="mt-10 max-w-xl text-ink-soft">
      {words.help}{" "}
      <a href={mailtoAddress(support)} className="link-line text-ink">
        {support}
      </a>
      <span>{orderNumber === null ? "." : ` ${words.helpOrderNumber}`}</span>
    </p>
  );
}

function OrderNumber({ id }: { id: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-3">
      <span className="figure-mono break-all">{id}</span>
      <button
        type="button"
        onClick={() => navigator.clipboard?.writeText(id).then(() => setCopied(true))}
        className="link-line min-h-11 noscript:hidden"
      >
        <span role="status">{copied ? words.copied : words.copy}</span>
      </button>
    </span>
  );
}

/** Without script another view stands in its place (order-without-script-view.tsx). */
export function OrderLoading() {
  return (
    <div className="grid justify-items-center gap-4 py-10 text-center noscript:hidden">
      <Rings className="w-40 text-border-strong motion-safe:animate-pulse" />
      <div role="status">
        <h1 className="text-title">{words.loading}</h1>
        <p className="mt-3 text-ink-soft">{words.loadingLead}</p>
      </div>
    </div>
  );
}

type OrderErrorProps = Extract<OrderState, { view: "error" }> & {
  orderNumber: string | null;
  retryAt: string;
  support: string;
};

/**
 * docs/behavior/order-confirmation.md#errors
 * @param outcome only a failed payment can be made again
 * @param retryAt "cart" opens the cart
 */
export function OrderError({ messages: [message, ...more], outcome, orderNumber, retryAt, support }: OrderErrorProps) {
  const retry = outcome === "failed" ? retryAt : null;
  return (
    <div className="max-w-2xl py-6">
      <Rings dot={false} className="mb-8 w-24 text-danger [&_circle]:stroke-3" />
      <FocusedHeading>{orderMessages.errorHeading}</FocusedHeading>
      <p className="mt-4 text-lg" role="alert">
        {message}
      </p>
      <div role="status" className="mt-2 grid gap-2 text-ink-soft">
        {[...more, words.outcomes[outcome]].map((text) => (text === null ? null : <p key={text}>{text}</p>))}
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        {retry === null ? null : (
          <a
            href={retry === "cart" ? "/buy-now" : retry}
            data-cart-link={retry === "cart" ? "" : undefined}
            className={buttonClass("primary")}
          >
            {words.tryAgain}
          </a>
        )}
        <ButtonLink to="/" variant={retry === null ? "primary" : "secondary"}>
          {words.home}
        </ButtonLink>
      </div>
      {orderNumber === null ? null : (
        <p className="mt-8">
          {words.orderNumber} <OrderNumber id={orderNumber} />
        </p>
      )}
      <Help orderNumber={orderNumber} support={support} />
    </div>
  );
}

function SummaryRow({ label, children, strong = false }: { label: string; children: ReactNode; strong?: boolean }) {
  return (
    <div
      className={`flex items-baseline justify-between gap-6 border-t border-border py-3 ${strong ? "text-xl font-semibold" : ""}`}
    >
      <dt className={strong ? "" : "text-ink-soft"}>{label}</dt>
      <dd className="text-right [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

/** An amount in whole units of a currency, as one text that browsers don't translate. */
const money = (amount: string, currency: string): ReactNode => (
  <span translate="no" className="tabular-nums">
    {moneyText({ amount, currency })}
  </span>
);

type OrderConfirmedProps = { summary: OrderSummary; orderNumber: string | null; support: string };

/** docs/behavior/order-confirmation.md#success */
export function OrderConfirmed({ summary, orderNumber, support }: OrderConfirmedProps) {
  const pictured = summary.items.slice(0, 3);
  const [first] = pictured;
  return (
    <>
      <div className="flex flex-wrap items-center gap-5">
        {summary.items.length === 0 ? (
          <Rings className="w-20 shrink-0 text-success sm:w-24 [&_circle]:stroke-3" />
        ) : (
          pictured.map(({ key, picture }) => (
            <img
              key={key}
              src={picture.src}
              alt={picture.alt}
              data-backdrop={picture.backdrop}
              width="128"
              height="128"
              className="size-24 rounded-2xl bg-wash object-cover sm:size-32"
            />
          ))
        )}
        <div>
          <FocusedHeading>{words.title}</FocusedHeading>
          <p className="mt-2 text-lg text-ink-soft">{words.lead}</p>
          {first ? (
            <p className="mt-4" data-screen-only>
              <ButtonLink to={first.setUp}>{words.setUp(first.name)}</ButtonLink>
            </p>
          ) : null}
        </div>
      </div>
      <div className="mt-10 grid gap-x-16 gap-y-12 lg:mt-14 lg:grid-cols-[3fr_2fr]">
        <section aria-labelledby="order-summary">
          <h2 id="order-summary" className="mb-4 text-xl">
            {words.summary}
          </h2>
          <dl className="border-b border-border">
            <SummaryRow label={words.product}>
              {summary.product.split("; ").map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </SummaryRow>
            <SummaryRow label={words.quantity}>
              <span className="tabular-nums">{summary.quantity}</span>
            </SummaryRow>
            <SummaryRow label={summary.priceIsOfAll ? words.priceOfAll : words.price}>
              {money(summary.price, summary.currency)}
            </SummaryRow>
            {summary.shipping === null ? null : (
              <SummaryRow label={words.shippingCost}>{money(summary.shipping, summary.currency)}</SummaryRow>
            )}
            <SummaryRow label={words.total} strong>
              {money(summary.total, summary.currency)}
            </SummaryRow>
            {orderNumber === null ? null : (
              <SummaryRow label={words.orderNumber}>
                <OrderNumber id={orderNumber} />
              </SummaryRow>
            )}
          </dl>
        </section>
        <section aria-labelledby="order-shipping">
          <h2 id="order-shipping" className="mb-4 text-xl">
            {words.shipping}
          </h2>
          {summary.items.length === 0 ? null : (
            <ul aria-label={words.shipDates} className="mb-6 grid gap-3">
              {summary.items.map(({ key, name, choice, ships }) => (
                <li key={key}>
                  <span className="font-semibold">{`${choice === "" ? name : `${name}, ${choice}`}:`}</span>{" "}
                  <span>{ships ?? words.shipsNow}</span>
                </li>
              ))}
            </ul>
          )}
          <ol>
            {words.steps.map(({ title, text }, index) => (
              <li
                key={title}
                aria-current={index === 0 ? "step" : undefined}
                className={`relative grid grid-cols-[2.25rem_1fr] gap-x-4 pb-6 ${index < words.steps.length - 1 ? "before:absolute before:top-9 before:bottom-0 before:left-[1.125rem] before:w-px before:bg-border-strong" : ""}`}
              >
                <span
                  className={`figure-mono grid size-9 place-items-center rounded-full border text-sm ${index === 0 ? "border-success bg-success text-paper" : "border-border-strong text-ink-soft"}`}
                >
                  {index + 1}
                </span>
                <div>
                  <p className="pt-1 font-semibold">{title}</p>
                  <p className="mt-1 text-ink-soft">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <div className="mt-12 grid gap-x-16 border-t border-border pt-6 lg:grid-cols-[3fr_2fr]">
        {summary.review === null ? null : (
          <section aria-labelledby="order-review" data-screen-only className="mb-6">
            <h2 id="order-review" className="text-xl">
              {orderReviewText.title}
            </h2>
            <p className="mt-2 text-ink-soft">{orderReviewText.text}</p>
            <p className="mt-3">
              <ButtonLink to={summary.review} variant="secondary">
                {orderReviewText.link}
              </ButtonLink>
            </p>
          </section>
        )}
        <div>
          <div className="flex flex-wrap gap-3" data-screen-only>
            <ButtonLink to="/user-manual" variant="secondary">
              {words.manual}
            </ButtonLink>
            <ButtonLink to="/" variant="secondary">
              {words.home}
            </ButtonLink>
          </div>
          <Help orderNumber={orderNumber} support={support} />
        </div>
      </div>
    </>
  );
}
