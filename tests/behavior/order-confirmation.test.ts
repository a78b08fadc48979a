import { expect, test } from "vitest";
import { orderMessages } from "#content/order.ts";
import { rule } from "#tests/rule.ts";

rule("docs/behavior/order-confirmation.md#errors", () => {
  test("their words", () => {
    expect(orderMessages).toMatchObject({
      noPayment: "No payment information found.",
      notCompleted: "Payment was not completed successfully.",
      lookupFailed: "Failed to fetch payment details.",
      toastTitle: "Error",
      toast: "Could not verify your order status. Please contact support.",
      errorHeading: "Payment Error",
    });
    expect(orderMessages.status("processing")).toBe("Payment status: processing");
  });
});
