import { expect, test } from "vitest";
import { backupsText } from "./admin-backups.ts";

test("the command that puts a backup back names the folder of the database, as a shell takes it", () => {
  expect(backupsText.restoreCommand("/srv/shop/backups/a.gz", "/srv/shop")).toBe(
    "DATA_DIR=/srv/shop npm run db -- restore /srv/shop/backups/a.gz",
  );
  expect(backupsText.restoreCommand("/my shop's/a.gz", "/my shop's")).toBe(
    String.raw`DATA_DIR='/my shop'\''s' npm run db -- restore '/my shop'\''s/a.gz'`,
  );
  expect(backupsText.restoreCommand("/srv/a.gz", null)).toBe("npm run db -- restore /srv/a.gz");
});
