import { expect, test } from "vitest";
import { looseTexts } from "./texts-in-elements.ts";

const head = `
import { words } from "#content/words.ts";
import { other } from "./other.ts";
const fixed = "x";
`;

/** What is found in a component that returns this JSX. */
const found = (jsx: string, before = ""): readonly string[] =>
  looseTexts("a.tsx", `${head}export function A({ price, name, list, on, look }) { ${before} return ${jsx}; }`).map(
    ({ code }) => code,
  );

test.each([
  ["a value after text", "<p>Only {price}</p>", ["{price}"]],
  ["a value before text", "<p>{price} each</p>", ["{price}"]],
  ["two values", "<p>{price}{name}</p>", ["{price}", "{name}"]],
  ["a value beside an element", "<p><b>Price</b>{price}</p>", ["{price}"]],
  ["text that comes and goes", '<p>{on ? "On" : null}<b>!</b></p>', ['{on ? "On" : null}']],
  ["a text in a fragment", "<>{price}</>", ["{price}"]],
  ["a fragment of text that comes and goes", "<p>{on ? <>On {price}</> : null}<b /></p>", 2],
  ["an element that comes and goes before text", "<p>{on ? <b /> : null} text</p>", ["{on ? <b /> : null}"]],
  ["a list before text", "<p>{list.map((one) => <b key={one} />)} text</p>", 1],
  ["a list of texts beside an element", "<p>{list.map((one) => one)}<b /></p>", 1],
  ["a sentence made of what changes", "<p>{words.count(list.length)}<b /></p>", 1],
  ["another module's value, which isn't content", "<p>{other} text</p>", 1],
  ["children of a component", "<Button>Save {price}</Button>", ["{price}"]],
])("%s is found", (_, jsx, expected) => {
  const loose = found(jsx);
  expect(typeof expected === "number" ? loose.length : loose).toEqual(expected);
});

test.each([
  ["one string", "<p>{`Only $${price}`}</p>"],
  ["a value alone in its element", "<p>Only <b>{price}</b></p>"],
  ["alternatives alone in their element", '<p>{on ? "On" : <b>Off</b>}</p>'],
  ["what never changes", "<p>{words.title} {fixed} and {words.count(3)}</p>"],
  ["an item of a constant list", "<ul>{words.list.map(({ text }) => <li key={text}>{text} <b /></li>)}</ul>"],
  ["what the key of its element is made of", "<ul>{list.map((one) => <li key={one.text}>{one.text} <b /></li>)}</ul>"],
  ["an element that comes and goes last, or before another", "<p>text {on ? <b /> : null}</p>"],
  ["an element that comes and goes before another", "<p>{on ? <b /> : null}<i>text</i></p>"],
  ["a comment", "<p>{/* why */}{price}</p>"],
])("%s is fine", (_, jsx) => {
  expect(found(jsx)).toEqual([]);
});

test("what holds elements is known by how it was made, and by its type", () => {
  expect(found("<p>{icon}<b /></p>", "const icon = on ? <i /> : null;")).toEqual([]);
  expect(found("<p>{part(1)}<b /></p>", "const part = (at) => <i key={at} />;")).toEqual([]);
  const typed = `${head}type Props = { trailing?: ReactNode }; const A = ({ trailing }: Props) => <p><b />{trailing}</p>;`;
  expect(looseTexts("a.tsx", typed)).toEqual([]);
});

test("a parameter with the name of a constant is none", () => {
  const source = `${head}const A = ({ fixed }) => <p>{fixed} text</p>;\nconst B = () => <p>{fixed} text</p>;`;
  expect(looseTexts("a.tsx", source)).toEqual([{ line: 5, code: "{fixed}" }]);
});

test("a file that can't be read is told", () => {
  expect(() => looseTexts("a.tsx", "<p>")).toThrow("a.tsx");
});
