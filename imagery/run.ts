/**
 * Renders product pictures: `npm run imagery -- SHOT...` or `npm run imagery -- all`.
 *
 * Options are those of render.py: `--draft`, `--width N`, `--samples N`, `--out FOLDER`. The first run makes a virtual
 * environment in .imagery with Blender as a Python module; building, testing and running the shop need neither.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const environment = join(root, ".imagery");
const ready = join(environment, "lib", "python3.11", "site-packages", "bpy");
const python = join(environment, "bin", "python");

/** Runs a command; ends the process with its status when it fails. */
function run(command: string, args: readonly string[]): void {
  const { status, error } = spawnSync(command, args, { stdio: "inherit" });
  if (error) {
    console.error(`${command} could not be started. Only making new pictures needs Python 3.11; the shop does not.`);
  }
  if (status !== 0) process.exit(status ?? 1);
}

const wanted = process.argv.slice(2);
if (wanted.length === 0) {
  console.error('Which picture? Give one or more names of imagery/shots.py, or "all".');
  process.exit(1);
}
if (!existsSync(ready)) {
  run("python3.11", ["-m", "venv", environment]);
  run(python, ["-m", "pip", "install", "-r", join(import.meta.dirname, "requirements.txt")]);
}
run(python, [join(import.meta.dirname, "render.py"), ...wanted]);
