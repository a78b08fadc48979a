import { expect, test } from "vitest";
import { orderKeyOf } from "#server/db/queries/reviews.ts";
import { readReviewTicket, reviewTicket } from "./review-tickets.ts";

const day = 24 * 60 * 60_000;
const now = Date.parse("2026-11-27T12:00:00.000Z");
const key = new Uint8Array(32).fill(1);
const former = new Uint8Array(32).fill(2);
const payment = {
  status: "succeeded",
  amount: 10,
  metadata: { items: "carbon-finder-presale:1,incard-finder-variant:2" },
};
const lookedUp = { id: "pi_1", kind: "demo", payment } as const;
const make = (change: object = {}): string | null => reviewTicket([key], { ...lookedUp, ...change }, now);

test("a ticket holds what was bought and a hash of the payment, for a year from the payment on", () => {
  const ticket = make({ payment: { ...payment, at: new Date(now - 300 * day).toISOString() } }) ?? "";
  expect(ticket).not.toContain("pi_1");
  const read = { kind: "demo", key: orderKeyOf("pi_1"), products: ["incard-finder", "carbon-finder"] };
  expect(readReviewTicket([key], ticket, now)).toEqual(read);
  expect(readReviewTicket([key], ticket, now + 64 * day)).toEqual(read);
  expect(readReviewTicket([key], ticket, now + 66 * day)).toBeNull();
  expect(readReviewTicket([former, key], ticket, now)).toEqual(read);
});

test("there is none for a payment that didn't succeed, is older than a year, or doesn't say what was bought", () => {
  expect(make({ payment: { ...payment, status: "processing" } })).toBeNull();
  expect(make({ payment: { ...payment, at: new Date(now - 366 * day).toISOString() } })).toBeNull();
  expect(make({ payment: { ...payment, metadata: {} } })).toBeNull();
  expect(make({ payment: { ...payment, metadata: { items: "sold-elsewhere:1" } } })).toBeNull();
});

test("a ticket that was changed, or signed by another key, is none", () => {
  const ticket = make() ?? "";
  expect(readReviewTicket([key], ticket, now)).not.toBeNull();
  expect(readReviewTicket([former], ticket, now)).toBeNull();
  const changed = [
    ticket.replace("demo.", "live."),
    ticket.replace("carbon-finder", "tagigo"),
    ticket.replace(/\.(\d+)\./, ".9999999999."),
    ticket.slice(0, -1),
    `${ticket}x`,
    "",
  ];
  for (const other of changed) expect(readReviewTicket([key], other, now)).toBeNull();
});
