import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Frame, Page } from "@playwright/test";
import type axeCore from "axe-core";
import { layOutWholePage } from "./whole-page.ts";

/** As it is known inside a page, once its source has run there. */
declare const axe: typeof axeCore;

let source: string | undefined;

/** Read once in a process. The package's own `source` is twice as long, and each document is sent and parses all of it. */
function sourceOfAxe(): string {
  source ??= readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
  return source;
}

/** Loads axe into a frame, unless an earlier look at the same document has; returns whether it had to. */
async function load(frame: Frame): Promise<boolean> {
  try {
    if (await frame.evaluate(() => typeof axe === "object")) return false;
    await frame.evaluate(sourceOfAxe());
    await frame.evaluate(() => axe.configure({ allowedOrigins: ["<unsafe_all_origins>"] }));
    return true;
  } catch (error) {
    // The page has taken the frame away meanwhile.
    if (!frame.isDetached()) throw error;
    return true;
  }
}

/** Loads axe into all frames, until none has come or got a new document meanwhile. @throws Error when that doesn't end */
async function loadAll(page: Page): Promise<void> {
  for (let round = 0; round < 20; round += 1) if (!(await Promise.all(page.frames().map(load))).includes(true)) return;
  throw new Error(`The frames of ${page.url()} get new documents again and again.`);
}

/**
 * What axe finds wrong on a page as it is now, frames included: a line for each rule, with the elements.
 *
 * It runs within the page and describes what is wrong alone. `@axe-core/playwright` describes all that is right as well, takes
 * that out of the page and into an empty one, and so needs about four times as long.
 */
export async function findViolations(page: Page): Promise<readonly string[]> {
  // Until a section below the first screen is laid out, its text reaches beyond it, and has another background for axe.
  await layOutWholePage(page);
  // A guide that is waiting for the domain is faint.
  await page.waitForFunction(() => document.querySelector("[data-waiting]") === null);
  await page.evaluate(async () => {
    // Colors on their way from one to the other have any contrast. What goes on for ever isn't waited for.
    const changes = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === "running" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        );
    // An inherited color starts to change when the one above has: a few levels, each after the other.
    for (let level = 0; level < 4; level += 1) await Promise.allSettled(changes().map(({ finished }) => finished));
  });
  await loadAll(page);
  return page.evaluate(async () => {
    // A frame on a busy machine may take longer than axe's half second to say that it is there.
    const { violations } = await axe.run({ resultTypes: ["violations"], pingWaitTime: 10_000 });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  });
}
