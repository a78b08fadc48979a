import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { createAdminApi } from "#app/features/admin/admin-api.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { Button } from "#app/ui/button.tsx";
import { staff } from "#content/admin-dashboard.ts";
import { type AdminMessage, messageListResponse } from "#contract/admin-messages.ts";

/** Where the messages stand among the queries. */
export const messagesKey = ["staff", "messages"] as const;
/** Messages on a page. */
const pageMessages = 10;
const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
const text = staff.messages;

/**
 * What visitors wrote, the newest first; those that wait for mail settings are seen here too
 * (docs/behavior/contact.md#delivery).
 */
export function MessageList({ token, environment }: { token: string; environment: string }) {
  const [offset, setOffset] = useState(0);
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey: [...messagesKey, token, offset],
      queryFn: ({ signal }) =>
        createAdminApi(token, environment).get(
          `/api/admin/messages?limit=${pageMessages}&offset=${offset}`,
          messageListResponse,
          signal,
        ),
      placeholderData: keepPreviousData,
      gcTime: 0,
      networkMode: "always",
    },
    queryClient,
  );
  const messages = data?.data ?? [];
  return (
    <section aria-labelledby="contact-messages" className="mt-16 border-t border-border pt-8">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="contact-messages" className="text-2xl">
          {text.heading}
        </h2>
        {data && messages.length > 0 ? <p className="kicker">{text.waiting(data.waiting)}</p> : null}
      </div>
      {error ? (
        <p className="flex flex-wrap items-center gap-3">
          <span>
            {text.failed}: {error.message}
          </span>
          <Button variant="secondary" onClick={() => void refetch()}>
            {staff.error.tryAgain}
          </Button>
        </p>
      ) : null}
      {!error && !data ? <p className="text-ink-soft">{text.loading}</p> : null}
      {data && messages.length === 0 ? <p className="text-ink-soft">{text.empty}</p> : null}
      <ul className={isFetching ? "opacity-60" : ""}>
        {messages.map((message) => (
          <li key={message.id} className="border-t border-border py-5 first:border-0 first:pt-0">
            <Message message={message} />
          </li>
        ))}
      </ul>
      {offset > 0 || messages.length === pageMessages ? (
        <div className="flex gap-2">
          {offset > 0 ? (
            <Button variant="secondary" onClick={() => setOffset(Math.max(0, offset - pageMessages))}>
              {text.newer}
            </Button>
          ) : null}
          {messages.length === pageMessages ? (
            <Button variant="secondary" onClick={() => setOffset(offset + pageMessages)}>
              {text.older}
            </Button>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}

function Message({ message }: { message: AdminMessage }) {
  return (
    <article className="grid gap-x-8 gap-y-2 md:grid-cols-[16rem_1fr]">
      <div className="text-[0.975rem]">
        <h3 className="text-base wrap-anywhere">{message.name}</h3>
        <p className="wrap-anywhere">
          <a href={`mailto:${encodeURIComponent(message.email)}`} className="link-line">
            {message.email}
          </a>
        </p>
        <p className="kicker mt-1">
          {text.topics[message.topic]} · {text.states[message.state]}
        </p>
        <p className="kicker">
          <time dateTime={message.created_at}>{moment.format(new Date(message.created_at))} UTC</time>
        </p>
      </div>
      <p className="max-w-prose wrap-anywhere whitespace-pre-line">{message.message}</p>
    </article>
  );
}
