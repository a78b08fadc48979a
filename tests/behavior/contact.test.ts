import { expect, test } from "vitest";
import { facts } from "#content/catalog/facts.ts";
import { contactCardsOf, contactCommunity, contactForm, contactQuestions, contactTopics } from "#content/contact.ts";
import { contactMessages } from "#content/contact-messages.ts";
import { builtInPlace, placeholderEmails } from "#content/site.ts";
import { rule } from "#tests/rule.ts";

rule("docs/behavior/contact.md#page", () => {
  test("four questions, the place, the community block", () => {
    expect(contactQuestions).toHaveLength(4);
    expect(contactCardsOf(placeholderEmails.support, builtInPlace).map(({ value }) => value)).toContain(
      "Irvine CA 92618",
    );
    const abroad = {
      ...builtInPlace,
      city: "Bozen",
      region: "",
      postalCode: "39100",
      country: "IT",
      countryName: "Italy",
    };
    expect(contactCardsOf(placeholderEmails.support, abroad).map(({ value }) => value)).toContain("Bozen 39100, Italy");
    expect(contactCommunity).toMatchObject({ title: "Join Our Community", submit: "Subscribe" });
  });
});

rule("docs/behavior/contact.md#form", () => {
  test("topics and button", () => {
    expect(contactTopics.map(({ value }) => value)).toEqual(["general", "support", "order", "partnership", "other"]);
    expect(contactForm.submitting).toBe("Sending...");
  });
});

rule("docs/behavior/contact.md#toasts", () => {
  test("their words", () => {
    expect(contactMessages).toEqual({
      successTitle: "Message Sent",
      success: "We've received your message and will respond soon.",
      errorTitle: "Error",
      failed: "Failed to send message. Please try again.",
      unexpected: "An unexpected error occurred. Please try again later.",
    });
  });
});

rule("docs/behavior/contact.md#delivery", () => {
  test("hours to an answer", () => {
    expect(facts.shop.supportHours).toBe("24-48");
  });
});
