/**
 * Renders product pictures: `npm run imagery -- SHOT...` or `npm run imagery -- all`.
 *
 * Options are those of render.py: `--draft`, `--width N`, `--samples N`, `--out FOLDER`. The first run makes a virtual
 * environment in .imagery with Blender as a Python module; building, testing and running the shop need neither.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const environment = join(root, ".imagery");
const requirements = join(import.meta.dirname, "requirements.txt");
/** What the environment was made with; it is written last, so that an interrupted installation is taken up again. */
const installed = join(environment, "requirements.txt");
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
if (!existsSync(installed) || readFileSync(installed, "utf8") !== readFileSync(requirements, "utf8")) {
  run("python3.11", ["-m", "venv", environment]);
  run(python, ["-m", "pip", "install", "-r", requirements]);
  copyFileSync(requirements, installed);
}
run(python, [join(import.meta.dirname, "render.py"), ...wanted]);
