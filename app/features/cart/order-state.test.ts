import { describe, expect, test } from "vitest";
import { products } from "#content/catalog/products.ts";
import { orderPage } from "#content/order.ts";
import { offers } from "#tests/built-in.ts";
import { orderNumberOf } from "./order-state.ts";
import { orderState, summarize } from "./order-summary.ts";

const address = (redirectStatus: string) => new URLSearchParams({ redirect_status: redirectStatus });

test("a reference is quoted only when it is one", () => {
  expect(orderNumberOf(new URLSearchParams({ payment_intent: "pi_demo_1" }))).toBe("pi_demo_1");
  for (const other of ["Call this number now", "xpi_1", "pi_", "pi_1 call", `pi_${"x".repeat(251)}`]) {
    expect(orderNumberOf(new URLSearchParams({ payment_intent: other }))).toBeNull();
  }
  expect(orderNumberOf(new URLSearchParams())).toBeNull();
});

describe("a payment", () => {
  const stateOf = (status: string, redirectStatus: string) =>
    orderState({ status, amount: 1, metadata: {} }, address(redirectStatus), products, "usd");

  test.each(["succeeded", "failed", "processing", "requires_action", ""])(
    "that succeeded is confirmed, although the address says %j",
    (redirectStatus) => {
      expect(stateOf("succeeded", redirectStatus)).toMatchObject({ view: "confirmed" });
    },
  );

  test("that isn't succeeded is an error that says its status, and first what the address says", () => {
    const message = "Payment status: processing";
    expect(stateOf("processing", "succeeded")).toEqual({ view: "error", messages: [message], outcome: "open" });
    expect(stateOf("processing", "processing")).toMatchObject({
      messages: ["Payment was not completed successfully.", message],
    });
  });

  test.each([
    ["requires_payment_method", "failed"],
    ["canceled", "failed"],
    ["processing", "open"],
    ["requires_action", "open"],
    ["requires_capture", "open"],
    ["anything else", "open"],
  ])("that is %s %s", (status, outcome) => {
    expect(stateOf(status, "failed")).toMatchObject({ outcome });
  });

  test("of one thing shows its price and the total with two decimals", () => {
    expect(
      orderState({ status: "succeeded", amount: 89.9, metadata: {} }, address("succeeded"), products, "usd"),
    ).toEqual({
      view: "confirmed",
      summary: {
        product: orderPage.productUnknown,
        items: [],
        quantity: 1,
        price: "89.90",
        priceIsOfAll: false,
        shipping: null,
        total: "89.90",
        currency: "usd",
        review: null,
      },
    });
  });

  test("of several shows what they come to together: one piece may have cost more than another", () => {
    expect(summarize({ status: "succeeded", amount: 56.98, metadata: { quantity: 2 } }, products, "usd")).toMatchObject(
      { quantity: 2, price: "56.98", priceIsOfAll: true, total: "56.98" },
    );
    // Half a cent isn't a price.
    expect(
      summarize({ status: "succeeded", amount: 24.99, metadata: { quantity: 2, product: "Thing" } }, products, "usd"),
    ).toMatchObject({ product: "Thing", price: "24.99", priceIsOfAll: true });
  });

  test("with shipping keeps it out of the price", () => {
    const metadata = { quantity: 2, shipping: "5.00" };
    expect(summarize({ status: "succeeded", amount: 45, metadata }, products, "usd")).toMatchObject({
      price: "40.00",
      shipping: "5.00",
      total: "45.00",
    });
  });

  test("in another currency has its decimals, and takes no noted dollars for it", () => {
    const metadata = { quantity: 2, price: "27.99", shipping: "4.95" };
    const paid = { status: "succeeded", metadata };
    const yen = summarize({ ...paid, amount: 5598, currency: "jpy" }, products, "usd");
    expect(yen).toMatchObject({ price: "5598", priceIsOfAll: true, total: "5598", shipping: null, currency: "jpy" });
    const dinar = summarize({ ...paid, amount: 5.598, currency: "kwd" }, products, "usd");
    expect(dinar).toMatchObject({
      price: "5.598",
      priceIsOfAll: true,
      total: "5.598",
      shipping: null,
      currency: "kwd",
    });
  });

  test("with a noted price shows that", () => {
    const metadata = { quantity: 2, price: "19.99" };
    expect(summarize({ status: "succeeded", amount: 39.98, metadata }, products, "usd")).toMatchObject({
      price: "19.99",
      priceIsOfAll: false,
    });
  });

  test("of a mixed order shows what the goods come to", () => {
    const metadata = { quantity: 3, product: "2 × A; 1 × B" };
    expect(summarize({ status: "succeeded", amount: 70, metadata }, products, "usd").price).toBe("70.00");
  });

  test("shows what was bought by its SKUs, and leaves out those that nobody knows", () => {
    const metadata = { items: "carbon-finder-presale:2,toString:1,incard-finder-variant:1" };
    const { items } = summarize({ status: "succeeded", amount: 1, metadata }, products, "usd");
    expect(items.map(({ key }) => key)).toEqual(["incard-finder-variant", "carbon-finder-presale"]);
    expect(items.map(({ ships }) => ships)).toEqual([null, offers["carbon-finder"].shipLines.today]);
  });
});
