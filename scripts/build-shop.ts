import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { run } from "./run-command.ts";

/** A part of the build: what it is made from, where that is noted, and the commands that make it. */
type Part = {
  readonly name: string;
  readonly stamp: string;
  readonly inputs: readonly string[];
  readonly steps: readonly (readonly [command: string, ...args: string[]])[];
};

const common = ["content/**/*", "contract/**/*", "package-lock.json"];

const pages: Part = {
  name: "pages",
  stamp: "build/.inputs",
  inputs: [
    ...common,
    "app/**/*",
    "public/**/*",
    "scripts/build-worker.ts",
    "scripts/compress-assets.ts",
    "vite.config.ts",
    "react-router.config.ts",
  ],
  steps: [
    ["node", "scripts/copy-buy-button.ts"],
    ["react-router", "build"],
    ["node", "scripts/build-worker.ts"],
    ["node", "scripts/compress-assets.ts"],
  ],
};

/** The server in one piece, together with the pages: so it is made anew whenever they are. */
const server: Part = {
  name: "server",
  stamp: "build/.inputs-server",
  inputs: [...common, "server/**/*", "scripts/bundle-server.ts", pages.stamp],
  steps: [["node", "scripts/bundle-server.ts"]],
};

/** A hash over everything a part is made from: names, sizes and, for text, contents. */
function inputsHash({ inputs }: Part): string {
  const hash = createHash("sha256");
  for (const file of globSync(inputs).sort()) {
    const stats = statSync(file);
    if (!stats.isFile() || file.endsWith(".test.ts")) continue;
    hash.update(`${file}\0${stats.size}\0`);
    if (!file.startsWith("public/images/")) hash.update(readFileSync(file));
  }
  return hash.digest("hex");
}

/** Makes a part, unless it is there already and nothing it is made from has changed. */
async function make(part: Part, force: boolean): Promise<void> {
  if (!force && existsSync(part.stamp) && readFileSync(part.stamp, "utf8") === inputsHash(part)) return;
  console.log(`Building the ${part.name}...`);
  for (const [command, ...args] of part.steps) await step(command, args);
  // Anew, since the first step of the pages writes files that belong to their inputs.
  writeFileSync(part.stamp, inputsHash(part));
}

/**
 * Builds the pages and then the server into build/, each only when something it is made from has changed.
 * @param force builds both in any case
 * @throws Error when a step fails; its own words are on the terminal by then
 */
export async function buildShop({ force }: { force: boolean }): Promise<void> {
  await make(pages, force);
  await make(server, force);
}

async function step(command: string, args: readonly string[]): Promise<void> {
  const code = await run(command, args, { NODE_ENV: "production" });
  if (code !== 0) throw new Error(`"${command} ${args.join(" ")}" failed with status ${code}.`);
}
