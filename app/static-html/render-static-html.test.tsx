import Battery from "lucide-react/icons/battery-full";
import { Link } from "react-router";
import { expect, test } from "vitest";
import { renderStaticHtml } from "./render-static-html.tsx";

test("each element under its id, without the attributes that nobody reads", () => {
  const html = renderStaticHtml({
    link: <Link to="/shipping">Shipping</Link>,
    icon: <Battery className="size-5" />,
    text: <p>{' data-discover="true"'}</p>,
  });
  expect(html.link).toBe('<a href="/shipping">Shipping</a>');
  expect(html.icon).toMatch(/^<svg width="24" [^>]*class="size-5" aria-hidden="true">/);
  expect(html.text).toBe("<p> data-discover=&quot;true&quot;</p>");
});
