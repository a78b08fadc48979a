import { checkLabel, spinnerMs } from "./wait.ts";

/**
 * The inline script before a guide, so that the wait doesn't depend on the application's scripts: html[data-waiting] shows the
 * spinner. Without script nothing is hidden, because the reader may be afraid.
 */
export default function waitForGuide(): void {
  const { dataset } = document.documentElement;
  dataset.waiting = "";
  dataset.domainCheck = "";
  setTimeout(() => {
    fetch("/api/domain-detection", { credentials: "include" })
      .then((response) => response.json())
      .then(
        // The result is only logged.
        (answer: unknown) => console.info(checkLabel, answer),
        (error: unknown) => console.info(checkLabel, String(error)),
      );
    delete dataset.waiting;
  }, spinnerMs);
}
