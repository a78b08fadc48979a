import { expect, test } from "vitest";
import { checkLivePrices } from "./live-prices.ts";

const now = new Date("2026-11-26T12:00:00.000Z");
const failure = { at: "2026-11-26T11:59:00.000Z", reason: "the store's prices are in EUR" };
const last = (at: string) => ({ at, prices: {} });

test.each([
  ["none are followed", null, []],
  ["they arrive", { last: last("2026-11-26T11:58:00.000Z"), failure: null }, []],
  ["one try failed since", { last: last("2026-11-26T11:58:00.000Z"), failure }, []],
  ["none ever came", { last: null, failure: null }, ["live-prices"]],
  ["each try failed", { last: null, failure }, ["live-prices"]],
  ["the last ones are old", { last: last("2026-11-26T10:58:00.000Z"), failure }, ["live-prices"]],
])("prices of a live store block while they don't arrive: %s", (_, status, ids) => {
  const found = checkLivePrices(status, 300, now);
  expect(found.map(({ id }) => id)).toEqual(ids);
  expect(found.every(({ level }) => level === "blocking")).toBe(true);
  if (status?.failure && found[0]) expect(found[0].what).toContain(failure.reason);
});
