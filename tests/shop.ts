import { afterAll, beforeAll, expect, onTestFinished } from "vitest";
import type { StaffRole } from "#contract/admin-staff.ts";
import { hashPassword } from "#server/auth/passwords.ts";
import { readConfig } from "#server/config/config.ts";
import type { Engine } from "#server/db/columns.ts";
import { addStaffAccount } from "#server/db/queries/staff-accounts.ts";
import { createLog } from "#server/lib/log.ts";
import { createApp, type Mounts } from "#server/start/app.ts";
import { type AppRuntime, bootstrap } from "#server/start/bootstrap.ts";
import { freshDatabase, settingsOf } from "./databases.ts";

/** The staff login of every test shop. */
export const staff = { username: "boss", password: "a staff password" } as const;

/** The password of the accounts that `accountToken` makes. */
export const accountPassword = "a password of an account";

/** A whole shop without a socket, on a database of its own. */
export type TestShop = {
  readonly runtime: AppRuntime;
  /** The same as `runtime.context`. */
  readonly context: AppRuntime["context"];
  /** Sends a request to the app. `path` is a path of http://localhost. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** Posts JSON. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** A staff token of the configured admin, or of somebody else, by logging in. */
  staffToken(credentials?: { readonly username: string; readonly password: string }): Promise<string>;
  /** Adds a staff account, whose password is `accountPassword`, and logs in to it. */
  accountToken(username: string, role: StaffRole): Promise<string>;
  /** Once, however often it is called. */
  close(): Promise<void>;
};

/**
 * Opens a shop on a fresh database, for a hook that closes it. `env` is added to its configuration; `change` replaces parts of
 * its context.
 */
export async function openShop(
  engine: Engine,
  env: Record<string, string> = {},
  mounts: (runtime: AppRuntime) => Mounts = () => ({}),
  change: Partial<AppRuntime["context"]> = {},
): Promise<TestShop> {
  const testDatabase = await freshDatabase(engine);
  const config = readConfig({
    ...settingsOf(testDatabase),
    TOKEN_SECRET: "a secret that is long enough for a test",
    ADMIN_USERNAME: staff.username,
    ADMIN_PASSWORD: staff.password,
    SITE_URL: "http://localhost",
    ...env,
  });
  const runtime = await bootstrap({ config, log: createLog("silent"), announcePassword: () => {} });
  const app = createApp({ ...runtime.context, ...change }, mounts(runtime));
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> =>
    app.request(`http://localhost${path}`, init);
  const post = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
    ask(path, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json", ...headers },
    });
  const staffToken: TestShop["staffToken"] = async (credentials = staff) => {
    const answer: unknown = await (await post("/api/admin-token", credentials)).json();
    if (typeof answer === "object" && answer && "token" in answer && typeof answer.token === "string")
      return answer.token;
    throw new Error("the staff login of the test shop failed");
  };
  let closed: Promise<void> | undefined;
  return {
    runtime,
    context: runtime.context,
    ask,
    post,
    staffToken,
    accountToken: async (username, role) => {
      const password_hash = await hashPassword(accountPassword);
      await addStaffAccount(runtime.context.database, { username, role, password_hash });
      return staffToken({ username, password: accountPassword });
    },
    close: () => {
      closed ??= runtime.close().then(() => testDatabase.drop());
      return closed;
    },
  };
}

/** The same, closed by itself when the test is over. To be called in a test or in `beforeEach`. */
export async function openTestShop(...options: Parameters<typeof openShop>): Promise<TestShop> {
  const shop = await openShop(...options);
  onTestFinished(() => shop.close());
  return shop;
}

/**
 * A shop that the tests of a file or a `describe` block share: opened before the first of them, closed after the last. What
 * `beforeAll` does afterwards finds it open.
 */
export function sharedTestShop(...options: Parameters<typeof openShop>): TestShop {
  let opened: TestShop | undefined;
  const shop = (): TestShop => opened ?? expect.unreachable("the shop is opened before the first test");
  beforeAll(async () => {
    opened = await openShop(...options);
  });
  afterAll(() => opened?.close());
  return {
    get runtime() {
      return shop().runtime;
    },
    get context() {
      return shop().context;
    },
    ask: (...request) => shop().ask(...request),
    post: (...request) => shop().post(...request),
    staffToken: (...credentials) => shop().staffToken(...credentials),
    accountToken: (...account) => shop().accountToken(...account),
    close: () => shop().close(),
  };
}
