import { expect, test } from "vitest";
import { sharedPageGuides } from "#content/support/disable.ts";
import { rule } from "#tests/rule.ts";

rule("docs/behavior/disable-pages.md#pages", () => {
  test("the devices of /support/disable", () => {
    expect(sharedPageGuides.map(({ name }) => name)).toEqual([
      ...["Carbon Finder", "SeekTag", "SeekTag G", "Tagigo", "Tagigo G", "VibeTag"],
    ]);
  });
});
