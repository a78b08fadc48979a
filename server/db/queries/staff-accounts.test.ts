import { beforeEach, describe, expect, test } from "vitest";
import { maxStaffAccounts } from "#contract/admin-staff.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import { engines, openTestDatabase } from "#tests/databases.ts";
import { readTokensSince } from "./app-state.ts";
import {
  addStaffAccount,
  changeStaffAccount,
  endAccountTokens,
  endTokensOfOtherAccounts,
  findStaffAccount,
  listStaffAccounts,
  removeStaffAccount,
} from "./staff-accounts.ts";

describe.each(engines)("staff accounts on %s", (engine) => {
  let database: DatabaseClient;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
  });
  const add = (username: string) => addStaffAccount(database, { username, role: "editor", password_hash: "hash" });
  const names = async () => (await listStaffAccounts(database.db)).map(({ username }) => username);

  test("have one name each in any case, are found by it and listed by it", async () => {
    expect([await add("Nils"), await add("ida"), await add("NILS")]).toEqual(["added", "added", "taken"]);
    expect(await names()).toEqual(["ida", "Nils"]);
    expect(await findStaffAccount(database.db, " nils ")).toMatchObject({ username: "Nils", role: "editor" });
    expect(await findStaffAccount(database.db, "nobody")).toBeNull();
    expect(await changeStaffAccount(database.db, "IDA", { role: "admin" })).toBe(true);
    expect(await changeStaffAccount(database.db, "nobody", { role: "admin" })).toBe(false);
    expect((await listStaffAccounts(database.db)).map(({ role }) => role)).toEqual(["admin", "editor"]);
    expect([await removeStaffAccount(database.db, "IDA"), await removeStaffAccount(database.db, "ida")]).toEqual([
      true,
      false,
    ]);
    expect(await names()).toEqual(["Nils"]);
  });

  test("with a role that is none of ours are nobody's", async () => {
    await add("Ida");
    await add("Nils");
    await database.db.updateTable("staff_accounts").set({ role: "owner" }).where("username", "=", "Ida").execute();
    expect([await findStaffAccount(database.db, "Ida"), await names()]).toEqual([null, ["Nils"]]);
  });

  test("are so many at most", async () => {
    const made = { role: "editor", password_hash: "x", created_at: new Date().toISOString() };
    const rows = Array.from({ length: maxStaffAccounts - 1 }, (_, i) => ({
      ...made,
      username: `n${i}`,
      username_key: `n${i}`,
    }));
    await database.db.insertInto("staff_accounts").values(rows).execute();
    expect([await add("last"), await add("one more"), await add("LAST")]).toEqual(["added", "full", "taken"]);
    expect(await names()).toHaveLength(maxStaffAccounts);
  });

  test("lose their tokens one by one, or as soon as they aren't what they were", async () => {
    for (const name of ["Changed", "New", "Same"]) await add(name);
    const since = async () => (await listStaffAccounts(database.db)).map((one) => one.tokens_since);
    const [changed, made, same] = await listStaffAccounts(database.db);
    if (!(changed && made && same)) return expect.unreachable();
    await endTokensOfOtherAccounts(database.db, [{ ...changed, role: "admin" }, same]);
    const first = await since();
    expect(first).toEqual([
      expect.stringMatching(/^[\w-]{22}$/),
      expect.stringMatching(/^[\w-]{22}$/),
      same.tokens_since,
    ]);
    await endAccountTokens(database.db, " new ");
    const second = await since();
    expect([second[0], second[2]]).toEqual([first[0], first[2]]);
    expect(second[1]).not.toBe(first[1]);
    expect(await readTokensSince(database.db)).toBe("");
  });
});
