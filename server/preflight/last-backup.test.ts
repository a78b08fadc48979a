import { expect, test } from "vitest";
import { checkLastBackup } from "./last-backup.ts";

const now = Date.parse("2026-11-27T12:00:00Z");
const idsAt = (at: string | null) => checkLastBackup(at, now).map(({ id }) => id);

test("a backup has to be there, and not older than a night and a morning", () => {
  expect(idsAt(null)).toEqual(["no-backup"]);
  expect(idsAt("2026-11-26T06:00:01Z")).toEqual([]);
  expect(idsAt("2026-11-26T05:59:59Z")).toEqual(["old-backup"]);
  expect(checkLastBackup("2026-11-25T10:00:00Z", now)[0]?.what).toBe("The last backup is 50 hours old.");
});
