import { currentConsent } from "#app/lib/consent.ts";

// Inline script before the question: shows it before the first paint to those who haven't answered yet, so that nothing
// moves when the page's scripts come.

if (currentConsent() === "unset") document.documentElement.dataset.questionOpen = "";
