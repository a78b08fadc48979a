import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The headless shell has no window: the browser tests take half the time. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * The Chromium that `CHROMIUM` names, a file or a command; otherwise the system's, if there is one on PATH; undefined lets
 * Playwright take its own.
 * @throws Error when the one that is named isn't there
 */
export function findChromium(): string | undefined {
  const wanted = process.env.CHROMIUM;
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const files = wanted?.includes("/")
    ? [wanted]
    : folders.flatMap((folder) => (wanted ? [wanted] : names).map((name) => join(folder, name)));
  const found = files.find(existsSync);
  if (wanted && !found) throw new Error(`CHROMIUM names ${wanted}, which isn't there.`);
  return found;
}

/**
 * How Playwright starts it: without a window in the newer headless mode (which the headless shell takes for its own), no
 * sandbox for containers, and nothing that talks to the outside.
 */
export const chromiumLaunch = () => ({
  executablePath: findChromium(),
  args: [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});
