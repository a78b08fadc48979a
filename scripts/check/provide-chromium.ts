import { existsSync } from "node:fs";
import { runAside } from "#scripts/run-command.ts";
import { findChromium } from "./find-chromium.ts";

/**
 * Installs a Chromium where there is none: Debian's where that can be done, Playwright's own elsewhere. Never throws: the
 * browser tests fail without one, and what the installers wrote is shown.
 */
export async function provideChromium(): Promise<void> {
  if (findChromium()) return;
  console.log("\n--- Installing Chromium");
  const written: string[] = [];
  const install = async (command: string, ...args: string[]): Promise<void> => {
    const { output } = await runAside(command, args).catch((error: unknown) => ({ output: `${error}\n` }));
    written.push(output);
  };
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    await install("apt-get", "update", "-qq");
    for (const name of ["chromium-headless-shell", "chromium"])
      if (!findChromium()) await install("apt-get", "install", "-y", "-qq", name);
  }
  if (!findChromium()) await install("playwright", "install", "chromium-headless-shell");
  if (!findChromium()) console.log(written.join(""));
}
