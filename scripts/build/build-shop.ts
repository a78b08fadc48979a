import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "#scripts/run-command.ts";

/** A part of the build: its inputs (files and whole folders), its stamp file, and its commands. */
type Part = {
  readonly name: string;
  readonly stamp: string;
  readonly inputs: readonly string[];
  readonly steps: readonly (readonly [command: string, ...args: string[]])[];
};

const common = ["content", "contract", "package-lock.json"];

const pages: Part = {
  name: "pages",
  stamp: "build/.inputs",
  inputs: [
    ...common,
    "app",
    "public",
    "scripts/build/article-mistakes.ts",
    "scripts/build/browser-floor.ts",
    "scripts/build/build-worker.ts",
    "scripts/build/client-chunks.ts",
    "scripts/build/inline-scripts.ts",
    "vite.config.ts",
    "react-router.config.ts",
  ],
  steps: [
    ["react-router", "build"],
    ["node", "scripts/build/build-worker.ts"],
  ],
};

/** The bundled server includes the pages, so it is rebuilt with them. */
const server: Part = {
  name: "server",
  stamp: "build/.inputs-server",
  inputs: [...common, "server", "scripts/build/bundle-server.ts"],
  steps: [["node", "scripts/build/bundle-server.ts"]],
};

const compressed: Part = {
  name: "compressed files",
  stamp: "build/.inputs-compressed",
  inputs: ["scripts/build/compress-assets.ts", "server/pages/encodings.ts"],
  steps: [["node", "scripts/build/compress-assets.ts"]],
};

type Input = { readonly path: string; readonly size: number; readonly changedAt: number };

function inputsOf({ inputs }: Part): readonly Input[] {
  const files = inputs.flatMap((input) =>
    statSync(input).isFile()
      ? [input]
      : readdirSync(input, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name)),
  );
  return files.sort().map((path) => {
    const { size, mtimeMs } = statSync(path);
    return { path, size, changedAt: mtimeMs };
  });
}

function hashOf(inputs: readonly Input[], more: (input: Input) => string | Buffer): string {
  const hash = createHash("sha256");
  for (const input of inputs) hash.update(`${input.path}\0${input.size}\0`).update(more(input));
  return hash.digest("hex");
}

/** By when each was changed: a few milliseconds for all of them. */
const timesHash = (inputs: readonly Input[]): string => hashOf(inputs, ({ changedAt }) => String(changedAt));

/** By their contents; of pictures the size is enough. */
const contentsHash = (inputs: readonly Input[]): string =>
  hashOf(inputs, ({ path }) => (path.startsWith(join("public", "images")) ? "" : readFileSync(path)));

function writeStamp({ stamp }: Part, inputs: readonly Input[]): void {
  writeFileSync(stamp, `${timesHash(inputs)}\n${contentsHash(inputs)}\n`);
}

/** Whether a part was made from its inputs as they are. They are read only where one was touched since. */
function isUpToDate(part: Part): boolean {
  if (!existsSync(part.stamp)) return false;
  const inputs = inputsOf(part);
  const [times, contents] = readFileSync(part.stamp, "utf8").split("\n");
  if (times === timesHash(inputs)) return true;
  if (contents !== contentsHash(inputs)) return false;
  writeStamp(part, inputs);
  return true;
}

/** Builds a part, unless its inputs haven't changed since the last build; returns whether it did. */
async function make(part: Part, force: boolean): Promise<boolean> {
  if (!force && isUpToDate(part)) return false;
  console.log(`Building the ${part.name}...`);
  // A build that is broken off leaves no stamp.
  rmSync(part.stamp, { force: true });
  const inputs = inputsOf(part);
  for (const [command, ...args] of part.steps) await step(command, args);
  writeStamp(part, inputs);
  return true;
}

/**
 * Builds the pages into build/, then the server and the compressed files beside each other; each only when something it is
 * made from has changed.
 * @param force builds all in any case
 * @throws Error when a step fails; its output is on the terminal by then
 */
export async function buildShop({ force }: { force: boolean }): Promise<void> {
  const rebuilt = await make(pages, force);
  await Promise.all([make(server, rebuilt), make(compressed, rebuilt)]);
}

async function step(command: string, args: readonly string[]): Promise<void> {
  const code = await run(command, args, { NODE_ENV: "production" });
  if (code !== 0) throw new Error(`"${command} ${args.join(" ")}" failed with status ${code}.`);
}
