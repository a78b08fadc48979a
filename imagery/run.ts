/**
 * Renders product pictures: `npm run imagery -- SHOT...` or `npm run imagery -- all`.
 *
 * Options are those of render.py: `--draft`, `--width N`, `--samples N`, `--threads N`, `--out FOLDER`. The first run
 * makes a virtual environment in .imagery with Blender as a Python module, and fetches the mesh of a hand; building,
 * testing and running the shop need neither.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const environment = join(root, ".imagery");
const requirements = join(import.meta.dirname, "requirements.txt");
/** What the environment was made with; it is written last, so that an interrupted installation is taken up again. */
const installed = join(environment, "requirements.txt");
const python = join(environment, "bin", "python");
/** The hand of props/hand.py: a file of an npm package (MIT, (c) 2019 Amazon) that nothing else here needs. */
const hand = {
  file: join(environment, "generic-hand.glb"),
  package: "@webxr-input-profiles/assets@1.0.20",
  archive: "webxr-input-profiles-assets-1.0.20.tgz",
  path: "package/dist/profiles/generic-hand/right.glb",
  sha256: "291790c14f7f88a7f9bd35330c47392ed8e8d395ae6728f4bb7089f1bc1f2b96",
};

/** Runs a command; ends the process with its status when it fails. */
function run(command: string, args: readonly string[]): void {
  const { status, error } = spawnSync(command, args, { stdio: "inherit" });
  if (error) {
    console.error(`${command} could not be started. Only making new pictures needs it; the shop does not.`);
  }
  if (status !== 0) process.exit(status ?? 1);
}

/** Downloads the hand's package, checks the one file that is needed and puts it into the environment. */
function fetchHand(): void {
  const folder = mkdtempSync(join(tmpdir(), "imagery-"));
  try {
    run("npm", ["pack", hand.package, "--silent", "--pack-destination", folder]);
    run("tar", ["-xzf", join(folder, hand.archive), "-C", folder, hand.path]);
    const mesh = join(folder, hand.path);
    const found = createHash("sha256").update(readFileSync(mesh)).digest("hex");
    if (found !== hand.sha256) throw new Error(`${hand.path} has the hash ${found}, not ${hand.sha256}.`);
    copyFileSync(mesh, hand.file);
  } finally {
    rmSync(folder, { recursive: true });
  }
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
if (!existsSync(hand.file)) fetchHand();
run(python, [join(import.meta.dirname, "render.py"), ...wanted]);
