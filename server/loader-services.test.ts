import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import { afterEach, expect, test, vi } from "vitest";
import { noSiteTexts } from "#contract/site-texts.ts";
import { readConfig } from "./config.ts";
import type { Database } from "./db/database.ts";
import { loaderServices } from "./loader-services.ts";

afterEach(() => vi.useRealTimers());

test("a receipt's page gives up on a database that hangs, so that other pages can be rendered", async () => {
  const db: Database = new Kysely({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => Object.assign(new DummyDriver(), { acquireConnection: () => new Promise<never>(() => {}) }),
      createIntrospector: (inside) => new SqliteIntrospector(inside),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
  const { withdrawalReceipt } = loaderServices({
    config: readConfig({ SITE_URL: "http://localhost" }),
    catalog: { current: () => [] },
    texts: { current: () => noSiteTexts },
    keys: { withdrawal: [new Uint8Array(32)], articlePreview: new Uint8Array(32) },
    database: { db },
  });
  vi.useFakeTimers();
  const outcome = expect(withdrawalReceipt(crypto.randomUUID())).rejects.toThrow("timeout");
  await vi.advanceTimersByTimeAsync(500);
  await outcome;
});
