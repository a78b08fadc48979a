import { expect, test } from "vitest";
import { renderStaticHtml } from "./render-static-html.tsx";

test("numbers of drawings are short, those in words stay", () => {
  const html = renderStaticHtml({
    pi: (
      <p className="mt-[0.9375rem]">
        3.14159
        <svg aria-hidden="true" className="mt-[0.9375rem]" viewBox="0 0 3.14159 1">
          <path d="M3.14159 2.71828v1.41421" />
          <text>3.14159</text>
        </svg>
      </p>
    ),
  });
  expect(html.pi).toBe(
    '<p class="mt-[0.9375rem]">3.14159<svg aria-hidden="true" class="mt-[0.9375rem]" viewBox="0 0 3.14 1">' +
      '<path d="M3.14 2.71v1.41"></path><text>3.14159</text></svg></p>',
  );
});

test("each element under its id", () => {
  const html = renderStaticHtml({ link: <a href="/shipping">Shipping</a>, text: <p>"</p> });
  expect(html).toEqual({ link: '<a href="/shipping">Shipping</a>', text: "<p>&quot;</p>" });
});
