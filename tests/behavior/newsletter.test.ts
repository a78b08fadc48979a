import { expect, test } from "vitest";
import { messages } from "#content/messages.ts";
import { rule } from "#tests/rule.ts";

rule("docs/behavior/newsletter.md#toasts", () => {
  test("their words", () => {
    expect(messages.subscribe).toMatchObject({
      requiredTitle: "Email Required",
      required: "Please enter your email address to subscribe.",
      successTitle: "Subscription Successful!",
      success:
        "Thank you for subscribing to our newsletter. You'll be among the first to hear about our latest updates!",
      failedTitle: "Subscription Failed",
      failed: "Failed to subscribe. Please try again.",
      unreachable: "We couldn't process your subscription at this moment. Please try again later.",
    });
  });
});
