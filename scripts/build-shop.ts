import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { run } from "./run-command.ts";

const stampFile = "build/.inputs";
const inputs = [
  "app/**/*",
  "content/**/*",
  "contract/**/*",
  "public/**/*",
  "scripts/compress-assets.ts",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
];

/** A hash over everything the build is made from: names, sizes and, for text, contents. */
function inputsHash(): string {
  const hash = createHash("sha256");
  for (const file of globSync(inputs).sort()) {
    const stats = statSync(file);
    if (!stats.isFile()) continue;
    hash.update(`${file}\0${stats.size}\0`);
    if (!file.startsWith("public/images/")) hash.update(readFileSync(file));
  }
  return hash.digest("hex");
}

/**
 * Builds the pages into build/, unless they are there already and nothing they are made from has changed.
 * @throws Error when a step fails; its own words are on the terminal by then
 */
export async function buildShop({ force }: { force: boolean }): Promise<void> {
  const hash = inputsHash();
  if (!force && existsSync(stampFile) && readFileSync(stampFile, "utf8") === hash) return;
  console.log("Building the shop...");
  await step("node", ["scripts/copy-buy-button.ts"]);
  await step("react-router", ["build"]);
  await step("node", ["scripts/compress-assets.ts"]);
  writeFileSync(stampFile, inputsHash());
}

async function step(command: string, args: readonly string[]): Promise<void> {
  const code = await run(command, args, { NODE_ENV: "production" });
  if (code !== 0) throw new Error(`"${command} ${args.join(" ")}" failed with status ${code}.`);
}
