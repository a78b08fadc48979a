import { fragmentOf } from "#app/lib/fragment-of.ts";
import { checkLabel, spinnerMs } from "./wait.ts";

/** In milliseconds, for the script that sends other fragments on. */
const undecidedMs = 3_000;

async function checkDomain(): Promise<void> {
  try {
    const answer = await fetch("/api/domain-detection", { credentials: "include" });
    console.info(checkLabel, await answer.json());
  } catch (error) {
    console.info(checkLabel, String(error));
  }
}

/**
 * Inline, so that the wait doesn't depend on the application's scripts: html[data-waiting] shows the spinner. Without
 * script nothing is hidden, because the reader may be afraid.
 * @param onlyHash the one fragment that asks for the guide; null where the page is the guide
 */
export default function wait(onlyHash: string | null): void {
  const { dataset } = document.documentElement;
  dataset.waiting = "";
  const isAsked = onlyHash === null || fragmentOf(location.hash) === onlyHash;
  if (isAsked) dataset.domainCheck = "";
  setTimeout(
    () => {
      if (isAsked) void checkDomain();
      delete dataset.waiting;
    },
    isAsked ? spinnerMs : undecidedMs,
  );
}
