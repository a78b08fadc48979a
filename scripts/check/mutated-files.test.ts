import { expect, test } from "vitest";
import { mutatedFiles } from "./mutated-files.ts";

test("a folder stands for the rules in it: no tests, no hooks, no migrations, no markup", () => {
  const server = mutatedFiles(["server"]);
  expect(server).toContain("server/pages/page-address.ts");
  expect(
    server.filter((file) =>
      /\.test\.ts$|\/migrations\/|schema\.ts|main\.ts|run-server|receipt-page|checkout-page/.test(file),
    ),
  ).toEqual([]);
  expect(mutatedFiles(["app/features"]).filter((file) => /\/use-|\.tsx$/.test(file))).toEqual([]);
});

test("without a path it is everything, and each file once", () => {
  const all = mutatedFiles([]);
  const named = ["contract", "./server/", "app/features", "app/forms", "app/lib/stored-text.ts", "contract/contact.ts"];
  expect(all).toEqual(mutatedFiles(named));
  expect(new Set(all).size).toBe(all.length);
});

test("one file can be named; what isn't there or isn't mutated says so", () => {
  expect(mutatedFiles(["contract/page-query.ts"])).toEqual(["contract/page-query.ts"]);
  expect(() => mutatedFiles(["content"])).toThrow("content is outside");
  expect(() => mutatedFiles(["servers"])).toThrow("outside");
  expect(() => mutatedFiles(["server/nowhere.ts"])).toThrow("ENOENT");
});
