import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PaymentStatus } from "#contract/payment-status.ts";
import { pageLookUps, paymentsForPages } from "./payments-for-pages.ts";

const paid: PaymentStatus = { status: "succeeded", amount: 1, metadata: {} };
const ignore = () => {};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a page is told at once what the payment service says soon", async () => {
  expect(await paymentsForPages(async () => paid, ignore)("pi_1")).toEqual(paid);
  expect(await paymentsForPages(async () => null, ignore)("pi_1")).toBe("none");
});

test("a page doesn't wait for a slow service, and the next one has its answer", async () => {
  const { promise, resolve } = Promise.withResolvers<PaymentStatus>();
  let asked = 0;
  const payment = paymentsForPages(() => {
    asked += 1;
    return promise;
  }, ignore);
  const first = payment("pi_1");
  await vi.advanceTimersByTimeAsync(pageLookUps.waitMs);
  expect(await first).toBe("unknown");
  resolve(paid);
  await vi.advanceTimersByTimeAsync(0);
  expect(await payment("pi_1")).toEqual(paid);
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(pageLookUps.freshMs);
  await payment("pi_1");
  expect(asked).toBe(2);
});

test("a service that can't be asked leaves the payment unknown, and is told of", async () => {
  const errors: unknown[] = [];
  const payment = paymentsForPages(
    () => Promise.reject(new Error("down")),
    (error) => errors.push(error),
  );
  expect(await payment("pi_1")).toBe("unknown");
  expect(errors).toHaveLength(1);
});

test("only so many are asked at a time, and only so many answers are kept", async () => {
  let asked = 0;
  const held = paymentsForPages(() => {
    asked += 1;
    return new Promise<never>(() => {});
  }, ignore);
  const pages = Array.from({ length: pageLookUps.running + 5 }, (_, index) => held(`pi_${index}`));
  await vi.advanceTimersByTimeAsync(pageLookUps.waitMs);
  expect(new Set(await Promise.all(pages))).toEqual(new Set(["unknown"]));
  expect(asked).toBe(pageLookUps.running);

  const looked: string[] = [];
  const quick = paymentsForPages(async (id) => {
    looked.push(id);
    return paid;
  }, ignore);
  for (let index = 0; index <= pageLookUps.kept; index += 1) await quick(`pi_${index}`);
  await quick("pi_1");
  expect(looked).toHaveLength(pageLookUps.kept + 1);
  await quick("pi_0");
  expect(looked).toHaveLength(pageLookUps.kept + 2);
});
