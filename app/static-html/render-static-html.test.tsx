import { Link } from "react-router";
import { expect, test } from "vitest";
import { renderStaticHtml } from "./render-static-html.tsx";

test("numbers of drawings are short, those in words stay", () => {
  const html = renderStaticHtml({ pi: <p data-pi="3.14159 -0.0012">Pi &gt; 3.14159</p> });
  expect(html.pi).toBe('<p data-pi="3.14 -0.00">Pi &gt; 3.14159</p>');
});

test("each element under its id, without the router's marks of links", () => {
  const html = renderStaticHtml({
    link: <Link to="/shipping">Shipping</Link>,
    text: <p>{' data-discover="true"'}</p>,
  });
  expect(html.link).toBe('<a href="/shipping">Shipping</a>');
  expect(html.text).toBe("<p> data-discover=&quot;true&quot;</p>");
});
