import { afterEach, describe, expect, test } from "vitest";
import { connectDatabase, type DatabaseClient } from "#server/db/database.ts";
import { endStaffTokens } from "#server/db/queries/staff-tokens.ts";
import { engines, freshDatabase, type TestDatabase } from "#tests/databases.ts";
import { deriveKey } from "./secrets.ts";
import { staffLogin } from "./staff-login.ts";

const epochKey = deriveKey("a secret", "staff-epoch");
const silent = (): void => {};

describe.each(engines)("the staff login on %s", (engine) => {
  let database: DatabaseClient;
  let testDatabase: TestDatabase;
  afterEach(async () => {
    await database.close();
    await testDatabase.drop();
  });

  test("a password is made at the first start, announced once, and stored as a hash only", async () => {
    testDatabase = await freshDatabase(engine);
    database = await connectDatabase(testDatabase);
    const announced: string[][] = [];
    const announce = (...said: string[]): void => void announced.push(said);
    const open = () => staffLogin({ username: "admin", password: null }, database.db, epochKey, announce);
    const [one, two] = await Promise.all([open(), open()]);
    const later = await open();
    expect(announced).toHaveLength(1);
    const [username = "", password = ""] = announced[0] ?? [];
    expect(username).toBe("admin");
    for (const login of [one, two, later]) {
      expect(await login.check("admin", password)).toMatchObject({ username: "admin", role: "admin" });
    }
    expect(await later.check("admin", `${password}x`)).toBeNull();
    expect(await later.check("other", password)).toBeNull();
    const saved = await database.db.selectFrom("app_state").select("value").execute();
    expect(JSON.stringify(saved)).not.toContain(password);
  });

  test("the epoch is one for the same settings, and another for another name, password, key or log-out", async () => {
    testDatabase = await freshDatabase(engine);
    database = await connectDatabase(testDatabase);
    const epochOf = async (username: string, password: string | null, key = epochKey) =>
      (await (await staffLogin({ username, password }, database.db, key, silent)).find(username))?.epoch;
    const first = await epochOf("boss", "configured");
    expect(await epochOf("boss", "configured")).toBe(first);
    const generated = await epochOf("boss", null);
    expect(await epochOf("boss", null)).toBe(generated);
    const others = [
      generated,
      await epochOf("other", "configured"),
      await epochOf("boss", "Configured"),
      await epochOf("boss", "configured", deriveKey("another secret", "staff-epoch")),
    ];
    await endStaffTokens(database.db);
    others.push(await epochOf("boss", "configured"), await epochOf("boss", null));
    expect(new Set([first, ...others]).size).toBe(7);
  });

  test("a configured password counts instead", async () => {
    testDatabase = await freshDatabase(engine);
    database = await connectDatabase(testDatabase);
    const login = await staffLogin({ username: "boss", password: "configured" }, database.db, epochKey, () => {
      throw new Error("nothing to announce");
    });
    expect(await login.check("boss", "configured")).toMatchObject({ username: "boss", role: "admin" });
    expect(await login.check("boss", "configured ")).toBeNull();
    expect(await login.check("Boss", "configured")).toBeNull();
  });
});
