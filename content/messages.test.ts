import { expect, test } from "vitest";
import { contactCommunity } from "./contact.ts";
import { messages } from "./messages.ts";

// Word for word from the specification, where other tests only name the key (storefront §8; back-office §2, §4, §8).
test.each([
  [messages.order.errorHeading, "Payment Error"],
  [messages.order.lookupFailed, "Failed to fetch payment details."],
  [messages.order.toastTitle, "Error"],
  [messages.order.toast, "Could not verify your order status. Please contact support."],
  [messages.contact.errorTitle, "Error"],
  [messages.products.notFoundTitle, "Product Not Found"],
  [messages.products.carbonNotFound, "The Carbon Finder product could not be loaded."],
  [messages.subscribe.failed, "Failed to subscribe. Please try again."],
  [
    messages.subscribe.success,
    "Thank you for subscribing to our newsletter. You'll be among the first to hear about our latest updates!",
  ],
  [contactCommunity.title, "Join Our Community"],
])("%s", (said, specified) => {
  expect(said).toBe(specified);
});
