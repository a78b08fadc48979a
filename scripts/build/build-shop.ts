import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { run } from "#scripts/run-command.ts";

/** A part of the build: its inputs, its stamp file, and its commands. */
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
    "scripts/build/build-worker.ts",
    "scripts/build/compress-assets.ts",
    "vite.config.ts",
    "react-router.config.ts",
  ],
  steps: [
    ["node", "scripts/build/copy-buy-button.ts"],
    ["react-router", "build"],
    ["node", "scripts/build/build-worker.ts"],
    ["node", "scripts/build/compress-assets.ts"],
  ],
};

/** The bundled server includes the pages, so it is rebuilt with them. */
const server: Part = {
  name: "server",
  stamp: "build/.inputs-server",
  inputs: [...common, "server/**/*", "scripts/build/bundle-server.ts", pages.stamp],
  steps: [["node", "scripts/build/bundle-server.ts"]],
};

/** A hash over a part's inputs: names, sizes and, for text, contents. */
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

/** Builds a part, unless its inputs haven't changed since the last build. */
async function make(part: Part, force: boolean): Promise<void> {
  if (!force && existsSync(part.stamp) && readFileSync(part.stamp, "utf8") === inputsHash(part)) return;
  console.log(`Building the ${part.name}...`);
  for (const [command, ...args] of part.steps) await step(command, args);
  // Hashed again, because the first step of the pages writes some of their inputs.
  writeFileSync(part.stamp, inputsHash(part));
}

/**
 * Builds the pages and then the server into build/, each only when something it is made from has changed.
 * @param force builds both in any case
 * @throws Error when a step fails; its output is on the terminal by then
 */
export async function buildShop({ force }: { force: boolean }): Promise<void> {
  await make(pages, force);
  await make(server, force);
}

async function step(command: string, args: readonly string[]): Promise<void> {
  const code = await run(command, args, { NODE_ENV: "production" });
  if (code !== 0) throw new Error(`"${command} ${args.join(" ")}" failed with status ${code}.`);
}
