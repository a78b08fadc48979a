import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderOfRun } from "#tests/scratch-folder.ts";
import { missingPictures } from "./missing-pictures.ts";

test("the pictures of the shop are all there", () => {
  expect(missingPictures(join(import.meta.dirname, "..", ".."))).toEqual([]);
});

test("a picture without its files, without a size, or with a fallback that there isn't is named", () => {
  const root = folderOfRun();
  for (const folder of ["content/media", "public/images"]) mkdirSync(join(root, folder), { recursive: true });
  const write = (file: string, value: unknown) => writeFileSync(join(root, file), JSON.stringify(value));
  write("content/media/pictures.json", { whole: { fallback: "gone" }, half: {}, "not-converted": {} });
  write("content/media/sizes.json", { whole: { width: 400 }, half: { width: 800 } });
  for (const width of [256, 400]) {
    for (const format of ["avif", "webp"]) {
      write(`public/images/whole-${width}.${format}`, "");
      write(`public/images/half-${width}.${format}`, "");
    }
  }
  expect(missingPictures(root)).toEqual([
    "The picture whole falls back to gone, which content/media/pictures.json doesn't name",
    "The picture half lacks files in public/images: half-800.avif, half-800.webp",
    "The picture not-converted isn't in content/media/sizes.json: npm run imagery:convert -- not-converted",
  ]);
  writeFileSync(join(root, "content/media/sizes.json"), "{");
  expect(missingPictures(root)).toEqual([expect.stringContaining("can't be read")]);
});
