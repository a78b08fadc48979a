import { fragmentOf } from "#app/lib/fragment.ts";
import waitForGuide from "./wait-script.ts";

/** In milliseconds, for the script that sends other fragments on. */
const undecidedMs = 3_000;

/**
 * The inline script before a guide at an address that leads elsewhere with other fragments: waits for the guide, or to be sent
 * on.
 * @param onlyHash the one fragment that asks for the guide
 */
export default function waitAtFragment(onlyHash: string): void {
  if (fragmentOf(location.hash) === onlyHash) {
    waitForGuide();
    return;
  }
  const { dataset } = document.documentElement;
  dataset.waiting = "";
  setTimeout(() => {
    delete dataset.waiting;
  }, undecidedMs);
}
