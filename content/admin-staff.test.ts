import { expect, test } from "vitest";
import { adminScreenList } from "./admin-dashboard.ts";
import { staffText } from "./admin-staff.ts";

test("what an editor may not do names every screen that is for admins", () => {
  const titles = adminScreenList.filter(({ admins }) => admins).map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(["Set-up", "Backups", "Policies", "Requests for data"]));
  for (const title of titles) expect(staffText.rolesExplained).toContain(title);
  expect(staffText.rolesExplained).not.toContain("Catalog");
});
