// Runs every npm script: installs the right Node version and the dependencies, then runs the task. Plain JavaScript for
// Node 18 and later, because it runs before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const NODE_MAJOR = 24;
const NODE_VERSION = "24.21.0";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
process.chdir(root);

const tasks = {
  start: "scripts/ops/start.ts",
  dev: "scripts/ops/dev.ts",
  test: "scripts/check/test.ts",
  build: "scripts/build/build.ts",
  check: "scripts/check/check.ts",
  bench: "bench/bench.ts",
  "bench:pages": "bench/pages.ts",
  "bench:interactions": "bench/interactions.ts",
  soak: "scripts/ops/soak.ts",
  user: "scripts/ops/user.ts",
  staff: "scripts/ops/staff.ts",
  "personal-data": "scripts/ops/personal-data.ts",
  db: "scripts/ops/db.ts",
  preflight: "scripts/ops/preflight.ts",
  "test:content": "tests/content-changes.ts",
  mutants: "scripts/check/mutants.ts",
  certificates: "scripts/assets/certificates.ts",
  imagery: "imagery/run.ts",
  "imagery:convert": "imagery/convert.ts",
};

const [task, ...args] = process.argv.slice(2);
if (!task || !Object.hasOwn(tasks, task)) {
  console.error(`There is no command "${task ?? ""}". Known: ${Object.keys(tasks).join(", ")}.`);
  process.exit(2);
}

const node = rightNode();
const env = {
  ...process.env,
  PATH: [dirname(node), join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter),
};
installDependencies();
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

/** The Node that runs this, if it is new enough; otherwise one fetched once from the npm registry into .node/. */
function rightNode() {
  if (Number(process.versions.node.split(".")[0]) >= NODE_MAJOR) return process.execPath;
  const folder = join(root, ".node");
  const binary = join(folder, "node_modules", "node", "bin", process.platform === "win32" ? "node.exe" : "node");
  if (!works(binary)) {
    console.log(`This machine has Node ${process.versions.node}; fetching Node ${NODE_VERSION} for this folder only.`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), '{"private":true,"allowScripts":{"node":true}}\n');
    npm(["install", "--prefix", folder, "--no-save", "--no-package-lock", `node@${NODE_VERSION}`], process.env, folder);
    if (!works(binary)) {
      console.error(
        `Node ${NODE_VERSION} could not be installed. Please install Node ${NODE_MAJOR} or later and try again.`,
      );
      process.exit(1);
    }
  }
  return binary;
}

function works(binary) {
  return existsSync(binary) && spawnSync(binary, ["--version"]).status === 0;
}

/** Runs `npm ci` when the lock file isn't the one that node_modules was made from. */
function installDependencies() {
  const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  const stamp = join("node_modules", ".lock-hash");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  console.log("Installing the dependencies...");
  npm(["ci", "--include=dev", "--no-audit", "--no-fund"], env, root);
  writeFileSync(stamp, lock);
}

function npm(argv, environment, cwd) {
  const windows = process.platform === "win32";
  const result = spawnSync(windows ? "npm.cmd" : "npm", [...argv, "--loglevel=error"], {
    stdio: "inherit",
    env: environment,
    cwd,
    shell: windows,
  });
  if (result.status !== 0) {
    console.error(`"npm ${argv.join(" ")}" failed. Is the npm registry within reach?`);
    process.exit(result.status ?? 1);
  }
}
