import { expect, test } from "vitest";
import { presentation } from "#content/catalog/presentation.ts";
import { captionOf } from "./captions.ts";
import { pictures } from "./pictures.ts";

test.each(Object.values(presentation).flatMap(({ pictures }) => pictures))(
  "%s has a caption that isn't its alternative text",
  (name) => {
    expect(captionOf(name)).toMatch(/\w/);
    expect(captionOf(name)).not.toBe(pictures[name].alt);
  },
);

test("what isn't a picture has none", () => {
  expect(captionOf("constructor")).toBeUndefined();
});
