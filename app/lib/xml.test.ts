import { expect, test } from "vitest";
import { element, xmlResponse, xmlText } from "./xml.ts";

test("marks become entities and characters that XML can't hold are left out", () => {
  expect(xmlText(`a < b & "c" > 'd'\u0000\u000B`)).toBe("a &lt; b &amp; &quot;c&quot; &gt; &apos;d&apos;");
});

test("elements hold text or elements", () => {
  expect(element("item", [element("title", "A & B"), element("link", "/x")])).toBe(
    "<item><title>A &amp; B</title><link>/x</link></item>",
  );
});

test("the answer says what it is", async () => {
  const answer = xmlResponse("<rss/>", "application/rss+xml");
  expect(answer.headers.get("Content-Type")).toBe("application/rss+xml; charset=utf-8");
  expect(await answer.text()).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<rss/>\n');
});
