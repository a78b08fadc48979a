import { describe, expect, test } from "vitest";
import { products } from "#content/catalog/products.ts";
import { orderPage } from "#content/order.ts";
import { offers } from "#tests/built-in.ts";
import { orderReference, readOrderAddress } from "./order-state.ts";
import { orderState, summarize } from "./order-summary.ts";

const read = (query: string) => readOrderAddress(new URLSearchParams(query));

describe("the address", () => {
  test("with a payment that succeeded is looked up", () => {
    expect(read("payment_intent=pi_1&redirect_status=succeeded")).toEqual({ id: "pi_1" });
  });

  test.each(["", "redirect_status=succeeded", "payment_intent=&redirect_status=succeeded"])(
    "%j names no payment",
    (query) => {
      expect(read(query)).toEqual({ view: "error", message: "No payment information found.", retry: false });
    },
  );

  test.each(["payment_intent=pi_1", "payment_intent=pi_1&redirect_status=failed"])("%j was not completed", (query) => {
    expect(read(query)).toEqual({ view: "error", message: "Payment was not completed successfully.", retry: true });
  });
});

test("a reference is quoted only when it is one", () => {
  expect(orderReference(new URLSearchParams({ payment_intent: "pi_demo_1" }))).toBe("pi_demo_1");
  for (const other of ["Call this number now", "xpi_1", "pi_", "pi_1 call", `pi_${"x".repeat(251)}`]) {
    expect(orderReference(new URLSearchParams({ payment_intent: other }))).toBeNull();
  }
  expect(orderReference(new URLSearchParams())).toBeNull();
});

describe("a payment", () => {
  test("that isn't succeeded is an error that says its status", () => {
    expect(orderState({ status: "processing", amount: 1, metadata: {} }, products)).toEqual({
      view: "error",
      message: "Payment status: processing",
      retry: false,
    });
    for (const status of ["requires_payment_method", "canceled"]) {
      expect(orderState({ status, amount: 1, metadata: {} }, products)).toMatchObject({ view: "error", retry: true });
    }
  });

  test("of one thing shows its price and the total with two decimals", () => {
    expect(orderState({ status: "succeeded", amount: 89.9, metadata: {} }, products)).toEqual({
      view: "confirmed",
      summary: {
        product: orderPage.productUnknown,
        items: [],
        quantity: 1,
        price: "89.90",
        shipping: null,
        total: "89.90",
      },
    });
  });

  test("of several shows the price of one", () => {
    expect(
      summarize({ status: "succeeded", amount: 60, metadata: { quantity: 3, product: "Thing" } }, products),
    ).toMatchObject({
      product: "Thing",
      quantity: 3,
      price: "20.00",
      total: "60.00",
    });
  });

  test("with shipping keeps it out of the price", () => {
    const metadata = { quantity: 2, shipping: "5.00" };
    expect(summarize({ status: "succeeded", amount: 45, metadata }, products)).toMatchObject({
      price: "20.00",
      shipping: "5.00",
      total: "45.00",
    });
  });

  test("with a noted price shows that", () => {
    expect(summarize({ status: "succeeded", amount: 45, metadata: { price: "19.99" } }, products).price).toBe("19.99");
  });

  test("of a mixed order shows what the goods come to", () => {
    const metadata = { quantity: 3, product: "2 × A; 1 × B" };
    expect(summarize({ status: "succeeded", amount: 70, metadata }, products).price).toBe("70.00");
  });

  test("shows what was bought by its SKUs, and leaves out those that nobody knows", () => {
    const metadata = { items: "carbon-finder-presale:2,toString:1,incard-finder-variant:1" };
    const { items } = summarize({ status: "succeeded", amount: 1, metadata }, products);
    expect(items.map(({ key }) => key)).toEqual(["incard-finder-variant", "carbon-finder-presale"]);
    expect(items.map(({ ships }) => ships)).toEqual([null, offers["carbon-finder"].note]);
  });
});
