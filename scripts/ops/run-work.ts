import { z } from "zod";
import { ConfigError } from "#server/config/config.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import { openDatabase } from "./open-database.ts";

/**
 * Does a command's work on the shop's database and prints what it says; a mistake of whoever typed it is one sentence and
 * status 1.
 * @param work undefined for a command line that makes no sense
 * @param mistake what to say then
 * @param create whether a missing embedded database may be created
 */
export async function runWork(
  work: ((database: DatabaseClient) => Promise<string>) | undefined,
  mistake: string,
  create: boolean,
): Promise<void> {
  try {
    if (!work) throw new ConfigError(mistake);
    const database = await openDatabase({ create });
    try {
      console.log(await work(database));
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof z.ZodError) console.error(error.issues[0]?.message);
    else console.error(error instanceof ConfigError ? error.message : error);
    process.exitCode = 1;
  }
}
