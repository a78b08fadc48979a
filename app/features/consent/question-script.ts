import { currentConsent } from "#app/lib/consent.ts";

/**
 * The inline script before the question: shows it to those who haven't answered yet before the first paint, so that nothing
 * moves when the page's scripts come.
 */
export default function showQuestion(): void {
  if (currentConsent() === "unset") document.documentElement.dataset.questionOpen = "";
}
