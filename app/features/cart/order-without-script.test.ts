import { expect, test } from "vitest";
import { products } from "#content/catalog/products.ts";
import { orderMessages } from "#content/order.ts";
import { orderForPage } from "./order-without-script.ts";

const path = "/order-confirmation";
type Payment = Awaited<ReturnType<Parameters<typeof orderForPage>[0]["payment"]>>;

const asked = (payment: Payment, query: string, maxLooks = 4) => {
  let lookUps = 0;
  const services = {
    config: { currency: "usd" },
    products: async () => products,
    payment: async () => {
      lookUps += 1;
      return payment;
    },
  };
  return orderForPage(services, new URLSearchParams(query), path, maxLooks).then((plain) => ({ plain, lookUps }));
};
const inState = (status: string): Payment => ({ status, amount: 27.99, metadata: {} });

test("an address without a payment asks for nothing", async () => {
  expect(await asked("unknown", "")).toEqual({ plain: null, lookUps: 0 });
});

test("the first page leads on at once, and asks for nothing", async () => {
  const { plain, lookUps } = await asked(inState("succeeded"), "payment_intent=pi_1&redirect_status=succeeded");
  expect(plain?.order).toBeNull();
  expect(plain?.reload).toBe(`0;url=${path}?payment_intent=pi_1&redirect_status=succeeded&look=2`);
  expect(lookUps).toBe(0);
});

test("what is decided is said, and not asked for again", async () => {
  const paid = (await asked(inState("succeeded"), "payment_intent=pi_1&look=2")).plain;
  expect([paid?.order?.view, paid?.reload]).toEqual(["confirmed", null]);
  const failed = (await asked(inState("canceled"), "payment_intent=pi_1&look=2")).plain;
  expect([failed?.order, failed?.reload]).toMatchObject([{ outcome: "failed" }, null]);
  const nobodys = (await asked("none", "payment_intent=pi_1&look=2")).plain;
  expect([nobodys?.order, nobodys?.reload]).toMatchObject([{ outcome: "unknown" }, null]);
});

test("what isn't decided or can't be asked for is asked for again, with longer pauses and an end", async () => {
  const open = (await asked(inState("processing"), "payment_intent=pi_1&look=2")).plain;
  expect(open?.order).toMatchObject({ messages: [orderMessages.notCompleted, orderMessages.status("processing")] });
  expect(open?.reload).toBe(`3;url=${path}?payment_intent=pi_1&look=3`);
  expect((await asked("unknown", "payment_intent=pi_1&look=3")).plain?.reload).toMatch(/^5;url=.*look=4$/);
  const last = (await asked("unknown", "payment_intent=pi_1&look=4")).plain;
  expect([last?.reload, last?.lookAt]).toEqual([null, `${path}?payment_intent=pi_1&look=2`]);
});

test("an id can't put anything else into the address", async () => {
  const query = new URLSearchParams({ payment_intent: "pi_1;url=https://evil.example&look=9" });
  expect((await asked("unknown", String(query))).plain?.reload).toBe(
    `0;url=${path}?payment_intent=pi_1%3Burl%3Dhttps%3A%2F%2Fevil.example%26look%3D9&look=2`,
  );
});
