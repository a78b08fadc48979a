/**
 * Renders product pictures: `npm run imagery -- SHOT...` or `npm run imagery -- all`.
 *
 * Options are those of render.py: `--draft`, `--width N`, `--samples N`, `--threads N`, `--out FOLDER`.
 * Needs Blender 3.4 and numpy; building, testing and running the shop needs neither.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const blender = process.env.BLENDER ?? "blender";
const wanted = process.argv.slice(2);

if (wanted.length === 0) {
  console.error('Which picture? Give one or more names of imagery/shots.py, or "all".');
  process.exit(1);
}

const run = spawnSync(
  blender,
  [
    "-b",
    "-t",
    "1",
    "--factory-startup",
    "--python-exit-code",
    "1",
    "-P",
    join(import.meta.dirname, "render.py"),
    "--",
    ...wanted,
  ],
  { stdio: "inherit" },
);

if (run.error) {
  console.error(
    `Blender could not be started ("${blender}"). On Debian: apt-get install blender python3-numpy fonts-urw-base35. ` +
      "Elsewhere: set BLENDER to its path. Only making new pictures needs it; the shop does not.",
  );
  process.exit(1);
}
process.exit(run.status ?? 1);
