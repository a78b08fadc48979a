import { expect, test } from "vitest";
import { paymentId, paymentMetadata } from "./payment-status.ts";

test("an id of a payment is one word behind its prefix", () => {
  expect(paymentId.safeParse("pi_3Mtw_x").success).toBe(true);
  for (const id of ["", "pi_", "3Mtw", "xpi_1", "pi_1/../x", "pi_1 ", `pi_${"x".repeat(253)}`]) {
    expect(paymentId.safeParse(id).success, id).toBe(false);
  }
});

test("what a store wrote beside a payment is taken where it fits, field by field", () => {
  const whole = { quantity: 2, product: "Cards", items: "card-a:1,card-b:999", price: "19.99", shipping: "0.00" };
  expect(paymentMetadata.parse({ ...whole, quantity: "2", other: "x" })).toEqual(whole);
  expect(paymentMetadata.parse({ ...whole, price: "9999999.00" })).toMatchObject({ price: "9999999.00" });
});

test.each([
  ["quantity", ["0", "-1", "1.5", "100000", "2x", "x2", "", null]],
  ["product", ["", "x".repeat(501), 7]],
  ["items", ["", "card", "card:", "card:1000", "Card:1", "a:1,", ",a:1", "a:1;b:2", `${"x".repeat(499)}:1`]],
  ["price", ["", "1", "1.5", "1.234", "$1.00", "1.00 ", "-1.00", "12345678.00"]],
  ["shipping", ["free", "1,00"]],
])("a %s that doesn't fit is left out, and the rest stays", (field, values) => {
  for (const value of values) {
    const read: Record<string, unknown> = paymentMetadata.parse({ quantity: "3", product: "Cards", [field]: value });
    expect([value, read[field]]).toEqual([value, undefined]);
    expect(field === "product" ? read.quantity : read.product).toBe(field === "product" ? 3 : "Cards");
  }
});

test("metadata that is no object is none", () => {
  for (const metadata of [null, "x", 7, []]) expect(paymentMetadata.parse(metadata)).toEqual({});
});
