import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium } from "./find-chromium.ts";

/** Installs a Chromium where there is none: Debian's where that can be done, Playwright's own elsewhere. */
export function provideChromium(): void {
  if (findChromium()) return;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("\n--- Installing Chromium");
    spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    for (const name of ["chromium-headless-shell", "chromium"]) {
      if (findChromium()) break;
      spawnSync("apt-get", ["install", "-y", "-qq", name], { stdio: ["ignore", "ignore", "inherit"] });
    }
  }
  if (!findChromium()) spawnSync("playwright", ["install", "chromium-headless-shell"], { stdio: "inherit" });
}
