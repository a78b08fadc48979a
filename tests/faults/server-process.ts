import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import http from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { serverArguments, serverEnvironment } from "#scripts/ops/server-process.ts";
import { staff } from "#tests/shop.ts";

const home = join(import.meta.dirname, "..", "..");

/** The shop as a process of its own, as `npm start` runs it. */
export type ServerProcess = {
  readonly child: ChildProcess;
  /** The address it printed; rejects when it ended without opening. */
  readonly opened: Promise<string>;
  /** Its exit code, or the signal that ended it. */
  readonly exited: Promise<number | string>;
  /** What it wrote so far. */
  output(): string;
};

/** An empty data folder. */
export const freshFolder = (): string => mkdtempSync(join(tmpdir(), "shop-faults-"));

/**
 * Starts the shop on a free port. `wrap` puts a command in front, such as one that sets a limit.
 * @param folder of a built shop; this one where it isn't given
 */
export function startServer(
  env: Record<string, string>,
  wrap: readonly string[] = [],
  folder: string = home,
): ServerProcess {
  const [command = "", ...args] = [...wrap, process.execPath, ...serverArguments];
  const child = spawn(command, args, {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      ...serverEnvironment,
      PORT: "0",
      ADMIN_USERNAME: staff.username,
      ADMIN_PASSWORD: staff.password,
      TRUST_PROXY: "1",
      ...env,
    },
  });
  let text = "";
  const opened = Promise.withResolvers<string>();
  const exited = Promise.withResolvers<number | string>();
  // Somebody who only waits for the end shouldn't hear of a start that didn't happen.
  opened.promise.catch(() => {});
  const read = (chunk: Buffer): void => {
    text += chunk.toString("utf8");
    // Former versions, which an update begins with, said that it is open.
    const address = /shop (?:runs|is open) at (http:\/\/\S+)/.exec(text)?.[1];
    if (address) opened.resolve(address.replace("localhost", "127.0.0.1"));
  };
  child.stdout?.on("data", read);
  child.stderr?.on("data", read);
  child.on("close", (code, signal) => {
    opened.reject(new Error(`the shop didn't open: ${text}`));
    exited.resolve(code ?? signal ?? "gone");
  });
  return { child, opened: opened.promise, exited: exited.promise, output: () => text };
}

/** Starts it for one test, at whose end it is killed. */
export function startForTest(env: Record<string, string>): ServerProcess {
  const server = startServer(env);
  onTestFinished(() => void server.child.kill("SIGKILL"));
  return server;
}

/** Stops it as a service manager does, and waits until it is gone. */
export async function stopServer({ child, exited }: ServerProcess): Promise<void> {
  child.kill("SIGTERM");
  await exited;
}

/** What came back, or why nothing did. */
export type Outcome = { readonly status: number; readonly headers: http.IncomingHttpHeaders; readonly body: string };

let addresses = 0;
/** Another client address for each request, so that limits by address don't count here. */
export function otherIp(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** One request on a connection of `agent`. Rejects when the answer doesn't come or is cut. */
export function ask(
  address: string,
  path: string,
  {
    body,
    method = body === undefined ? "GET" : "POST",
    agent,
    headers = {},
    patienceMs = 30_000,
  }: {
    body?: unknown;
    method?: string;
    agent?: http.Agent;
    headers?: Record<string, string>;
    patienceMs?: number;
  } = {},
): Promise<Outcome> {
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
  const request = http.request(
    `${address}${path}`,
    {
      method,
      timeout: patienceMs,
      headers: {
        "X-Forwarded-For": otherIp(),
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(agent ? { agent } : {}),
    },
    (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const { statusCode: status = 0, headers: answered } = response;
        if (response.complete) resolve({ status, headers: answered, body: Buffer.concat(chunks).toString("utf8") });
        else reject(new Error("the answer was cut"));
      });
    },
  );
  request.on("error", reject);
  request.on("timeout", () => request.destroy(new Error(`no answer to ${method} ${path} in ${patienceMs / 1000} s`)));
  request.end(body === undefined ? undefined : JSON.stringify(body));
  return promise;
}

/** A staff token of the running shop. */
export async function staffToken(address: string): Promise<string> {
  const { body } = await ask(address, "/api/admin-token", { body: staff });
  return /"token":"([^"]+)"/.exec(body)?.[1] ?? "";
}

/** All that staff can read of the running shop under a path. */
export async function readAsStaff(address: string, path: string): Promise<string> {
  return (await ask(address, path, { headers: { Authorization: `Bearer ${await staffToken(address)}` } })).body;
}

/** Every address that subscribed, in both schemas, with repetitions if there were any. */
export async function subscribedEmails(address: string): Promise<string[]> {
  const text = await readAsStaff(address, "/api/admin/multi-schema-subscribers");
  return [...text.matchAll(/"email":"([^"]+)"/g)].map(([, email = ""]) => email);
}

/** Numbers that look random and are the same in each run. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
