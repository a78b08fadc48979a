import { afterEach, describe, expect, test } from "vitest";
import { engines, freshDatabase, type TestDatabase } from "#tests/databases.ts";
import { keyFor } from "./secrets.ts";
import { staffLogin } from "./staff-login.ts";
import { endStaffTokens } from "./store/staff-tokens.ts";
import { openStore, type Store } from "./store/store.ts";

const epochKey = keyFor("a secret", "staff-epoch");
const silent = (): void => {};

describe.each(engines)("the staff login on %s", (engine) => {
  let store: Store;
  let database: TestDatabase;
  afterEach(async () => {
    await store.close();
    await database.drop();
  });

  test("a password is made at the first start, announced once, and kept as a hash only", async () => {
    database = await freshDatabase(engine);
    store = await openStore(database);
    const announced: string[][] = [];
    const announce = (...said: string[]): void => void announced.push(said);
    const open = () => staffLogin({ username: "admin", password: null }, store.shop, epochKey, announce);
    const [one, two] = await Promise.all([open(), open()]);
    const later = await open();
    expect(announced).toHaveLength(1);
    const [username = "", password = ""] = announced[0] ?? [];
    expect(username).toBe("admin");
    for (const login of [one, two, later]) expect(await login.check("admin", password)).toBe(true);
    expect(await later.check("admin", `${password}x`)).toBe(false);
    expect(await later.check("other", password)).toBe(false);
    const kept = await store.shop.selectFrom("settings").select("value").execute();
    expect(JSON.stringify(kept)).not.toContain(password);
  });

  test("the epoch is one for the same settings, and another for another name, password, key or log-out", async () => {
    database = await freshDatabase(engine);
    store = await openStore(database);
    const epochOf = async (username: string, password: string | null, key = epochKey) =>
      (await staffLogin({ username, password }, store.shop, key, silent)).epoch();
    const first = await epochOf("boss", "configured");
    expect(await epochOf("boss", "configured")).toBe(first);
    const generated = await epochOf("boss", null);
    expect(await epochOf("boss", null)).toBe(generated);
    const others = [
      generated,
      await epochOf("other", "configured"),
      await epochOf("boss", "Configured"),
      await epochOf("boss", "configured", keyFor("another secret", "staff-epoch")),
    ];
    await endStaffTokens(store.shop);
    others.push(await epochOf("boss", "configured"), await epochOf("boss", null));
    expect(new Set([first, ...others]).size).toBe(7);
  });

  test("a configured password counts instead", async () => {
    database = await freshDatabase(engine);
    store = await openStore(database);
    const login = await staffLogin({ username: "boss", password: "configured" }, store.shop, epochKey, () => {
      throw new Error("nothing to announce");
    });
    expect(await login.check("boss", "configured")).toBe(true);
    expect(await login.check("boss", "configured ")).toBe(false);
    expect(await login.check("Boss", "configured")).toBe(false);
  });
});
