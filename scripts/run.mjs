// Runs every npm script: installs the right Node version and the dependencies, then runs the task. Plain JavaScript for
// Node 18 and later, because it runs before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { fetchNode, nodeBinary, pinnedNode } from "./node/fetch-node.mjs";

const NODE_MAJOR = 24;

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
process.chdir(root);

const tasks = {
  start: "scripts/ops/start.ts",
  dev: "scripts/ops/dev.ts",
  test: "scripts/check/test.ts",
  build: "scripts/build/build.ts",
  check: "scripts/check/check.ts",
  "check:staged": "scripts/check/check-staged.ts",
  fix: "scripts/check/fix.ts",
  bench: "bench/bench.ts",
  "bench:pages": "bench/pages.ts",
  "bench:main-thread": "bench/main-thread.ts",
  "bench:interactions": "bench/interactions.ts",
  "bench:network": "bench/network.ts",
  "bench:campaign": "bench/campaign.ts",
  soak: "scripts/ops/soak.ts",
  user: "scripts/ops/user.ts",
  staff: "scripts/ops/staff.ts",
  "personal-data": "scripts/ops/personal-data.ts",
  subscribers: "scripts/ops/subscribers.ts",
  db: "scripts/ops/db.ts",
  preflight: "scripts/ops/preflight.ts",
  "test:content": "tests/content-changes.ts",
  "test:times": "scripts/check/write-run-times.ts",
  mutants: "scripts/check/mutants.ts",
  certificates: "scripts/assets/certificates.ts",
  "assistant:train": "scripts/assets/train-assistant.ts",
  imagery: "imagery/run.ts",
  "imagery:convert": "imagery/convert.ts",
};

/**
 * Tasks that don't need what tests, checks, measurements and pictures are made with (tests/tools/package.json). `dev` would
 * run without, but an editor beside it wants the types and the linter.
 */
const withoutTools = new Set(["start", "build", "user", "staff", "personal-data", "subscribers", "db", "preflight"]);

const [task, ...args] = process.argv.slice(2);
if (!task || !Object.hasOwn(tasks, task)) {
  console.error(`There is no command "${task ?? ""}". Known: ${Object.keys(tasks).join(", ")}.`);
  process.exit(2);
}

// Each takes about as long as the other, and neither needs the other.
const [node] = await Promise.all([rightNode(), installDependencies()]);
const env = {
  ...process.env,
  PATH: [dirname(node), join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter),
};
const child = spawn(node, [tasks[task], ...args], { stdio: "inherit", env });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
if (process.env.npm_lifecycle_event) endWithNpm();
child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));

/**
 * A signal to npm ends the shell between npm and this process, but isn't passed on: without this the task would keep
 * running.
 */
function endWithNpm() {
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && child.kill("SIGTERM"), 500).unref();
}

/** The Node that runs this, if it is new enough; otherwise the pinned one, fetched once into .node/. */
async function rightNode() {
  if (Number(process.versions.node.split(".")[0]) >= NODE_MAJOR) return process.execPath;
  const source = join(root, "scripts", "node");
  const pinned = pinnedNode(source);
  if (!pinned) {
    console.error(
      `This machine has Node ${process.versions.node}, and there is no package of Node ${NODE_MAJOR} for ${process.platform} ${process.arch}. Please install Node ${NODE_MAJOR} or later and try again.`,
    );
    process.exit(1);
  }
  const { name, version } = pinned;
  const folder = join(root, ".node");
  const binary = nodeBinary(folder, name);
  // Written once it has worked, so that later starts needn't try it.
  const stamp = join(folder, "works");
  const build = `${name} ${version}`;
  if (existsSync(binary) && existsSync(stamp) && readFileSync(stamp, "utf8") === build) return binary;
  if (!works(binary, version)) {
    console.log(`This machine has Node ${process.versions.node}; fetching Node ${version} for this folder only.`);
    const code = await fetchNode(source, folder);
    if (code !== 0 || !works(binary, version)) {
      console.error(
        `Node ${version} could not be installed: the npm registry is out of reach, or what it has isn't what scripts/node/package-lock.json pins. Please install Node ${NODE_MAJOR} or later and try again.`,
      );
      process.exit(1);
    }
  }
  writeFileSync(stamp, build);
  return binary;
}

function works(binary, version) {
  return existsSync(binary) && spawnSync(binary, ["--version"], { encoding: "utf8" }).stdout?.trim() === `v${version}`;
}

/**
 * Runs `npm ci` when the lock file isn't the one that node_modules was made from. The tools come with the first task that
 * needs them: they are more than half of everything, and the shop runs without.
 */
async function installDependencies() {
  const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  const stamp = join("node_modules", ".lock-hash");
  const installed = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  const complete = `${lock} with tools`;
  const needsTools = !withoutTools.has(task);
  if (installed === complete || (installed === lock && !needsTools)) return;
  console.log(
    needsTools && installed === ""
      ? "Installing the dependencies and the tools of tests: about 220 MB the first time, which take four times as much of the disk; a minute or two. npm's cache keeps them for other clones."
      : "Installing the dependencies...",
  );
  // What the lock file names can't change, so the cache needn't be checked against the registry.
  const options = ["--prefer-offline", "--include=dev", "--no-audit", "--no-fund"];
  await npm(["ci", ...options, ...(needsTools ? [] : ["--workspaces=false"])], root);
  writeFileSync(stamp, needsTools ? complete : lock);
}

async function npm(argv, cwd) {
  const windows = process.platform === "win32";
  const child = spawn(windows ? "npm.cmd" : "npm", [...argv, "--loglevel=error"], {
    stdio: "inherit",
    cwd,
    shell: windows,
  });
  const code = await new Promise((resolve) => {
    child.on("error", () => resolve(1));
    child.on("exit", resolve);
  });
  if (code !== 0) {
    console.error(`"npm ${argv.join(" ")}" failed. Is the npm registry within reach?`);
    process.exit(code ?? 1);
  }
}
