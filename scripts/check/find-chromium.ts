import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The headless shell has no window: the browser tests take half the time. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The Chromium of the system, if there is one on PATH; undefined lets Playwright take its own. */
export function findChromium(): string | undefined {
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    for (const name of names) {
      const file = join(folder, name);
      if (folder && existsSync(file)) return file;
    }
  }
  return undefined;
}

/** What a headless Chromium is started with: no sandbox for containers, and nothing that talks to the outside. */
export const chromiumFlags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
] as const;
