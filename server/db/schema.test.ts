import { describe, expect, test } from "vitest";
import { engines, openTestDatabase } from "#tests/databases.ts";
import { shopTables, subscriberTables } from "./schema.ts";

describe.each(engines)("tables on %s", (engine) => {
  test("all that the migrations make are described, so that types and backups have them", async () => {
    const { everything } = await openTestDatabase(engine);
    const made = new Map<string, string[]>();
    for (const { schema = "main", name, columns } of await everything.introspection.getTables()) {
      const home = schema === "main" ? "shop" : schema;
      if (!name.startsWith("kysely_")) made.set(`${home}.${name}`, columns.map((column) => column.name).toSorted());
    }
    const described = (schema: string, tables: Readonly<Record<string, object>>) =>
      Object.entries(tables).map(([name, columns]) => [`${schema}.${name}`, Object.keys(columns).toSorted()] as const);
    // SQLite's introspection reads the main file alone.
    const subscribers = engine === "sqlite" ? [] : ["public", "production"];
    expect([...made].toSorted()).toEqual(
      [
        ...subscribers.flatMap((schema) => described(schema, subscriberTables)),
        ...described("shop", shopTables),
      ].toSorted(),
    );
  });
});
