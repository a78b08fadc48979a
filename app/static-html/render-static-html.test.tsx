import { Link } from "react-router";
import { expect, test } from "vitest";
import { renderStaticHtml } from "./render-static-html.tsx";

test("each element under its id, without the router's marks of links", () => {
  const html = renderStaticHtml({
    link: <Link to="/shipping">Shipping</Link>,
    text: <p>{' data-discover="true"'}</p>,
  });
  expect(html.link).toBe('<a href="/shipping">Shipping</a>');
  expect(html.text).toBe("<p> data-discover=&quot;true&quot;</p>");
});
