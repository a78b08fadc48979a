import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { runAside } from "#scripts/run-command.ts";
import { findChromium } from "./find-chromium.ts";

/**
 * Installs a Chromium where there is none: Debian's where that can be done, Playwright's own elsewhere. Where that fails, what
 * the installers wrote is shown, and the browser tests fail.
 * @returns which one the browser tests take
 * @throws Error when `CHROMIUM` names one that isn't there
 */
export async function provideChromium(): Promise<string> {
  if (findChromium()) return describeChromium();
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
  return describeChromium();
}

function describeChromium(): string {
  const file = findChromium();
  if (!file) return "Playwright's own Chromium";
  const version = spawnSync(file, ["--version"], { encoding: "utf8" }).stdout?.trim() || "an unknown version";
  return `${file}, ${version}`;
}
