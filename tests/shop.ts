import { createApp, type Mounts } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { createLog } from "#server/log.ts";
import { type OpenShop, openShop } from "#server/shop.ts";
import type { Engine } from "#server/store/schema.ts";
import { freshDatabase } from "./databases.ts";

/** The staff login of every test shop. */
export const staff = { username: "boss", password: "a staff password" } as const;

/** A whole shop without a socket, on a database of its own. */
export type TestShop = {
  readonly shop: OpenShop;
  /** Asks the app. `path` is a path of http://localhost. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** Posts JSON. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** A staff token, by logging in. */
  staffToken(): Promise<string>;
  close(): Promise<void>;
};

/** Opens a shop on a fresh database. `env` is added to its configuration, `change` to its parts. */
export async function openTestShop(
  engine: Engine,
  env: Record<string, string> = {},
  mounts: (shop: OpenShop) => Mounts = () => ({}),
  change: Partial<OpenShop["parts"]> = {},
): Promise<TestShop> {
  const database = await freshDatabase(engine);
  const config = readConfig({
    DATA_DIR: database.dataDir,
    ...(database.databaseUrl === null ? {} : { DATABASE_URL: database.databaseUrl }),
    TOKEN_SECRET: "a secret that is long enough for a test",
    ADMIN_USERNAME: staff.username,
    ADMIN_PASSWORD: staff.password,
    SITE_URL: "http://localhost",
    ...env,
  });
  const shop = await openShop({ config, log: createLog("silent"), announcePassword: () => {} });
  const app = createApp({ ...shop.parts, ...change }, mounts(shop));
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> =>
    app.request(`http://localhost${path}`, init);
  const post = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
    ask(path, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json", ...headers },
    });
  return {
    shop,
    ask,
    post,
    staffToken: async () => {
      const answer: unknown = await (await post("/api/admin-token", staff)).json();
      if (typeof answer === "object" && answer && "token" in answer && typeof answer.token === "string")
        return answer.token;
      throw new Error("the staff login of the test shop failed");
    },
    close: async () => {
      await shop.close();
      await database.drop();
    },
  };
}
