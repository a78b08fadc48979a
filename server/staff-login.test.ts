import { afterEach, describe, expect, test } from "vitest";
import { engines, freshDatabase, type TestDatabase } from "#tests/databases.ts";
import { staffLogin } from "./staff-login.ts";
import { openStore, type Store } from "./store/store.ts";

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
    const open = () => staffLogin({ username: "admin", password: null }, store.shop, announce);
    const [one, two] = await Promise.all([open(), open()]);
    const later = await open();
    expect(announced).toHaveLength(1);
    const [username = "", password = ""] = announced[0] ?? [];
    expect(username).toBe("admin");
    for (const login of [one, two, later]) expect(await login("admin", password)).toBe(true);
    expect(await later("admin", `${password}x`)).toBe(false);
    expect(await later("other", password)).toBe(false);
    const kept = await store.shop.selectFrom("settings").select("value").execute();
    expect(JSON.stringify(kept)).not.toContain(password);
  });

  test("a configured password counts instead", async () => {
    database = await freshDatabase(engine);
    store = await openStore(database);
    const login = await staffLogin({ username: "boss", password: "configured" }, store.shop, () => {
      throw new Error("nothing to announce");
    });
    expect(await login("boss", "configured")).toBe(true);
    expect(await login("boss", "configured ")).toBe(false);
    expect(await login("Boss", "configured")).toBe(false);
  });
});
