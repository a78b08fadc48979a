import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, test } from "vitest";
import { connectDatabase } from "#server/db/database.ts";
import { commandEnvironment } from "#tests/command-environment.ts";
import { engines, type TestDatabase } from "#tests/databases.ts";
import { bothTables, expectSecond, filledDatabase } from "#tests/migrated-rows.ts";
import { withSecond } from "#tests/second-migration.ts";

/** Runs both migrations in a process that is killed after so many statements. @returns its exit code or signal */
async function killedAfter({ dataDir, databaseUrl }: TestDatabase, statements: number): Promise<number | string> {
  const child = spawn(
    process.execPath,
    ["tests/faults/killed-migration.ts", dataDir, databaseUrl ?? "", String(statements)],
    { stdio: ["ignore", "ignore", "inherit"], env: commandEnvironment },
  );
  const [code, signal] = await once(child, "exit");
  return code ?? signal;
}

describe.each(engines)("a migration on %s", (engine) => {
  test("that is killed after any of its statements is done by the next start, and nothing is lost", async () => {
    let statements = 0;
    const executed = await filledDatabase(engine);
    const counting = await connectDatabase({
      ...executed,
      migrations: withSecond,
      onQuery: () => {
        statements += 1;
      },
    });
    const left = Array.from({ length: statements }, (_, index) => index + 1);
    await expectSecond(counting);
    await counting.close();
    expect(left.length).toBeGreaterThan(10);
    const kill = async (): Promise<void> => {
      for (let count = left.shift(); count !== undefined; count = left.shift()) {
        const place = await filledDatabase(engine);
        expect(await killedAfter(place, count)).toBe("SIGKILL");
        const database = await bothTables(place);
        await expectSecond(database);
        await database.close();
      }
    };
    await Promise.all([kill(), kill(), kill()]);
  });
});
