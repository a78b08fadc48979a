import { expect, test } from "vitest";
import { meantBy } from "./spelling.ts";

const words = ["garden", "gardener", "gate", "windows", "window", "wheelbarrow", "wallflower", "gourd"];

test.each<[how: string, written: string, meant: string | undefined]>([
  ["a letter is missing", "garen", "garden"],
  ["its last letter is missing", "windo", "window"],
  ["a letter is too many", "gaarden", "garden"],
  ["a letter is another one", "garten", "garden"],
  ["its last letter is another one", "gardem", "garden"],
  ["two neighbors are swapped", "gadren", "garden"],
  ["the last two are swapped", "gardne", "garden"],
  ["two letters are wrong in eight", "gadrenre", "gardener"],
  ["two letters are missing", "wheelbarr", "wheelbarrow"],
  ["two letters are too many", "wheelbbarroww", "wheelbarrow"],
  ["two pairs are swapped", "whelebarorw", "wheelbarrow"],
])("a word is meant although %s", (_, written, meant) => expect(meantBy(written, words)).toBe(meant));

test.each<[why: string, written: string]>([
  ["two letters are wrong in seven", "gaddnen"],
  ["two letters are missing of six", "garn"],
  ["the letters swapped aren't neighbors", "gednar"],
  ["the first of two swapped letters is another one, too", "gasren"],
  ["the second of two swapped letters is another one, too", "gadsen"],
  ["three letters are wrong in eleven", "wheelxxxrow"],
  ["three letters are missing", "wheelbar"],
  ["two letters are wrong and two swapped", "wxxelbarorw"],
  ["two letters are too many in front and one is wrong", "whwheelbarrox"],
  ["the first letter is wrong", "harden"],
  ["it has four letters", "gurd"],
  ["the word has four letters", "gatee"],
  ["nothing is like it", "umbrella"],
])("none is meant where %s", (_, written) => expect(meantBy(written, words)).toBeUndefined());

test("no word is meant that has two letters more in front and another one wrong", () => {
  expect(meantBy("wheelbarrow", ["whwheelbarrox"])).toBeUndefined();
});

test("the word with one mistake is meant before an earlier one with two", () => {
  expect(meantBy("windowss", ["widowers", "windows"])).toBe("windows");
});

test("a text of any length is compared with words in no time", () => {
  expect(meantBy("w".repeat(100_000), words)).toBeUndefined();
});
