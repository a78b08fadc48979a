import { expect, test } from "vitest";
import { settingsRequest } from "./settings-request.ts";

const typed = { support: "a@b", privacy: "privacy@shop.example.com", dpo: "" };
const group = "emails";

test("an address from before that a variable replaces by now doesn't keep the others from being saved", () => {
  const value = { ...typed, support: "" };
  expect(settingsRequest({ group, version: 2, value: typed }, ["support"]).data).toEqual({ group, version: 2, value });
});

test("what fits is sent as it stands, also where a variable decides", () => {
  const value = { ...typed, support: "support@shop.example.com" };
  expect(settingsRequest({ group, version: 2, value }, ["support"]).data).toEqual({ group, version: 2, value });
});

test("what is typed and doesn't fit is refused", () => {
  function wrong(fixed: readonly string[]) {
    const { error } = settingsRequest({ group, version: 2, value: { ...typed, dpo: "me" } }, fixed);
    return new Set(error?.issues.map(({ path }) => path.at(-1)));
  }
  expect(wrong([])).toEqual(new Set(["support", "dpo"]));
  expect(wrong(["support"])).toEqual(new Set(["dpo"]));
});
