import { describe, expect, test } from "vitest";
import { endStaffTokens } from "#server/db/queries/app-state.ts";
import { addStaffAccount, changeStaffAccount } from "#server/db/queries/staff-accounts.ts";
import { engines, openTestDatabase } from "#tests/databases.ts";
import { hashPassword } from "./passwords.ts";
import { deriveKey } from "./secrets.ts";
import { staffLogin } from "./staff-login.ts";

const stampKey = deriveKey("a secret", "staff-epoch");
const silent = (): void => {};

describe.each(engines)("the staff login on %s", (engine) => {
  test("a password is made at the first start, announced once, and stored as a hash only", async () => {
    const database = await openTestDatabase(engine);
    const announced: string[][] = [];
    const announce = (...said: string[]): void => void announced.push(said);
    const open = () => staffLogin({ username: "admin", password: null }, database.db, stampKey, announce);
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

  test("the security stamp is one for the same settings, and another for another name, password, key or log-out", async () => {
    const database = await openTestDatabase(engine);
    const stampOf = async (username: string, password: string | null, key = stampKey) =>
      (await (await staffLogin({ username, password }, database.db, key, silent)).find(username))?.securityStamp;
    const first = await stampOf("boss", "configured");
    expect(await stampOf("boss", "configured")).toBe(first);
    const generated = await stampOf("boss", null);
    expect(await stampOf("boss", null)).toBe(generated);
    const others = [
      generated,
      await stampOf("other", "configured"),
      await stampOf("boss", "Configured"),
      await stampOf("boss", "configured", deriveKey("another secret", "staff-epoch")),
    ];
    await endStaffTokens(database.db);
    others.push(await stampOf("boss", "configured"), await stampOf("boss", null));
    expect(new Set([first, ...others]).size).toBe(7);
  });

  test("a configured password counts instead", async () => {
    const database = await openTestDatabase(engine);
    const login = await staffLogin({ username: "boss", password: "configured" }, database.db, stampKey, () => {
      throw new Error("nothing to announce");
    });
    expect(await login.check("boss", "configured")).toMatchObject({ username: "boss", role: "admin" });
    expect(await login.check("boss", "configured ")).toBeNull();
    expect(await login.check("Boss", "configured")).toBeNull();
  });

  test("an account logs in by its name in any case, and its token is good for the name as it is stored", async () => {
    const database = await openTestDatabase(engine);
    const { db } = database;
    const add = async (username: string, role: "admin" | "editor", password: string) =>
      addStaffAccount(database, { username, role, password_hash: await hashPassword(password) });
    await add("Ida", "editor", "a password of hers");
    await add("Nils", "editor", "a password of his");
    // As one that was added before the configured account got this name.
    await add("BOSS", "admin", "a password of a namesake");
    const login = await staffLogin({ username: "boss", password: "configured" }, db, stampKey, silent);

    const ida = await login.find("Ida");
    expect(ida).toEqual({ username: "Ida", role: "editor", securityStamp: expect.stringMatching(/^[\w-]{43}$/) });
    expect(await login.check("ida", "a password of hers")).toEqual(ida);
    expect((await login.find("Nils"))?.securityStamp).not.toBe(ida?.securityStamp);
    expect(await login.check("Ida", "a password of his")).toBeNull();
    expect([await login.find("ida"), await login.find("nobody"), await login.find("BOSS")]).toEqual([null, null, null]);
    expect(await login.check("BOSS", "a password of a namesake")).toBeNull();
    expect([login.reserves("Boss"), login.reserves("Ida")]).toEqual([true, false]);
    await changeStaffAccount(db, "Ida", { role: "admin" });
    const promoted = await login.find("Ida");
    expect(promoted).toMatchObject({ role: "admin" });

    expect(await login.changePassword("ida", "another of hers")).toBe(true);
    expect(await login.check("Ida", "a password of hers")).toBeNull();
    const changed = await login.check("Ida", "another of hers");
    expect(new Set([ida?.securityStamp, promoted?.securityStamp, changed?.securityStamp]).size).toBe(3);
    expect(await login.check("Nils", "a password of his")).toMatchObject({ username: "Nils" });
    expect(await login.changePassword("nobody", "another")).toBe(false);
    expect([login.generatesPassword, await login.changePassword("boss", "another")]).toEqual([false, false]);
    expect(await login.check("boss", "configured")).toMatchObject({ username: "boss" });

    const generated = await staffLogin({ username: "boss", password: null }, db, stampKey, silent);
    expect([generated.generatesPassword, await generated.changePassword("boss", "chosen")]).toEqual([true, true]);
    expect(await generated.check("boss", "chosen")).toMatchObject({ username: "boss", role: "admin" });
    expect(await generated.check("boss", "configured")).toBeNull();
  });
});
