import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { chromiumLaunch } from "#scripts/check/find-chromium.ts";
import { picturedScreens } from "./pictured-screens.ts";
import { fillWithExamples } from "./staff-example-data.ts";

// node scripts/assets/staff-pictures.ts: the pictures in docs/staff.md, of a shop with invented data. Needs a build.

const folder = "docs/pictures";
const port = Number(process.env.PORT ?? 4318);
const origin = `http://localhost:${port}`;
const password = "a password for pictures";
/** Docs are read over slow lines too. */
const maxBytes = 60_000;

async function started(shop: ChildProcess): Promise<void> {
  while (shop.exitCode === null) {
    if ((await fetch(`${origin}/api/health`).catch(() => null))?.ok) return;
    await sleep(200);
  }
  throw new Error("The shop didn't start: run `npm run build` first.");
}

async function staffToken(): Promise<string> {
  const body = JSON.stringify({ username: "admin", password });
  const headers = { "Content-Type": "application/json", Origin: origin };
  const answer = await fetch(`${origin}/api/admin-token`, { method: "POST", headers, body });
  const { token }: { token: string } = await answer.json();
  return token;
}

/** As good as fits. */
async function smallPicture(screenshot: Buffer): Promise<Buffer> {
  for (const quality of [70, 55, 40]) {
    const picture = await sharp(screenshot).webp({ quality }).toBuffer();
    if (picture.length < maxBytes) return picture;
  }
  throw new Error("A picture of a staff screen is too large: see its example data.");
}

async function takePictures(): Promise<void> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, serviceWorkers: "block" });
    await page.addInitScript((token) => localStorage.setItem("adminToken", token), await staffToken());
    for (const { name, to } of picturedScreens) {
      await page.goto(`${origin}${to}`, { waitUntil: "networkidle" });
      await page.getByRole("heading", { level: 1 }).waitFor();
      writeFileSync(join(folder, `${name}.webp`), await smallPicture(await page.screenshot()));
    }
  } finally {
    await browser.close();
  }
}

const dataDir = mkdtempSync(join(tmpdir(), "incard-pictures-"));
mkdirSync(folder, { recursive: true });
await fillWithExamples(dataDir);
const settings = { PORT: String(port), SITE_URL: origin, HOST: "localhost", DATA_DIR: dataDir, SELLS_IN_EU: "" };
const shop = spawn(process.execPath, ["build/shop/main.js"], {
  env: { PATH: process.env.PATH, ...settings, ADMIN_PASSWORD: password },
  stdio: ["ignore", "ignore", "inherit"],
});
try {
  await started(shop);
  await takePictures();
} finally {
  shop.kill();
  rmSync(dataDir, { recursive: true, force: true });
}
