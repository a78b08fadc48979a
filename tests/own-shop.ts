import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Starts a shop of its own for a browser test that needs other settings than the shared one.
 * @param port a free port, different for each test that does so
 * @param settings environment variables besides the address, the data folder and the staff password
 */
export function startOwnShop(port: number, settings: Record<string, string>): { origin: string; shop: ChildProcess } {
  const origin = `http://localhost:${port}`;
  const shop = spawn(process.execPath, ["build/shop/main.js"], {
    stdio: "ignore",
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "localhost",
      SITE_URL: origin,
      DATA_DIR: mkdtempSync(join(tmpdir(), "incard-own-")),
      ADMIN_PASSWORD: "test-password-of-the-shop",
      ...settings,
    },
  });
  return { origin, shop };
}

/** A clock that a test moves: the settings with which a shop follows it, and how far it is ahead of the real one. */
export function movedClock(): { readonly settings: Record<string, string>; ahead(ms: number): void } {
  const file = join(mkdtempSync(join(tmpdir(), "incard-clock-")), "ahead");
  const ahead = (ms: number): void => {
    // Put in place whole: the shop reads it all the time.
    writeFileSync(`${file}.new`, String(ms));
    renameSync(`${file}.new`, file);
  };
  ahead(0);
  const preload = join(import.meta.dirname, "moved-clock.ts");
  return { settings: { CLOCK_FILE: file, NODE_OPTIONS: `--import=${preload}` }, ahead };
}
