import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import code from "#app/head-script.ts?inline-script";
import { InlineScript } from "./inline-script.tsx";

type Greet = (name: string) => void;
type Choose = (isOn: boolean) => void;

test("a script is called with nothing, or with its data, in which no text can end it", () => {
  expect(code).toMatch(/^\(function/);
  expect(renderToStaticMarkup(<InlineScript code={code} />)).toBe(`<script>${code}()</script>`);
  expect(renderToStaticMarkup(<InlineScript<Greet> code={code} data={'a"</script><!--'} />)).toBe(
    `<script>${code}("a\\"\\u003c/script>\\u003c!--")</script>`,
  );
  expect(renderToStaticMarkup(<InlineScript<Choose> code={code} data={false} />)).toBe(
    `<script>${code}(false)</script>`,
  );
});

test("without its data a script stays out", () => {
  expect(renderToStaticMarkup(<InlineScript<Greet> code={code} data={null} />)).toBe("<script></script>");
});
