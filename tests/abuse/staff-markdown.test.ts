import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { AnnouncementLine } from "#app/features/site/announcement-line.tsx";
import { structuredData } from "#app/lib/structured-data.ts";
import { articleHtml } from "#app/page-html/article-html.tsx";
import { shownFaq } from "#app/page-html/shown-faq.ts";
import { allArticles } from "#app/texts/articles.ts";
import { offersOf } from "#content/catalog/offers.ts";
import { products } from "#content/catalog/products.ts";
import { writtenArticle } from "#tests/written-article.ts";

/** What has run as a script out of a Markdown text somewhere before. */
const attempts = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<svg/onload=alert(1)>",
  "<svg><script>alert(1)</script></svg>",
  "<math><mi//xlink:href='data:x,<script>alert(1)</script>'>",
  '<a href="javascript:alert(1)">x</a>',
  "<iframe src=//evil.example></iframe>",
  "<object data=x><embed src=x>",
  "<style>body{display:none}</style>",
  '<p style="position:fixed">x</p>',
  '<form action=//evil.example><input name=password><button formaction="javascript:alert(1)">x</button></form>',
  "<base href=//evil.example>",
  '<meta http-equiv="refresh" content="0;url=//evil.example">',
  "<!--><script>alert(1)</script-->",
  "<![CDATA[<script>alert(1)</script>]]>",
  "<details open ontoggle=alert(1)>",
  "<template><script>alert(1)</script></template>",
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt:alert(1))",
  "[x](javascript&colon;alert(1))",
  "[x](&#106;avascript:alert(1))",
  "[x](java&#x0A;script:alert(1))",
  "[x](<java\tscript:alert(1)>)",
  "[x]( javascript:alert(1))",
  "[x](data:text/html;base64,PHNjcmlwdD4=)",
  "[x](vbscript:msgbox(1))",
  "[x](file:///etc/passwd)",
  "[x](//evil.example)",
  "[x](/\\evil.example)",
  "[x](\\\\evil.example)",
  "[x](https://incard.example@evil.example)",
  '[x](/contact "onmouseover=alert(1)")',
  '[x](/contact" onmouseover="alert(1))',
  "[x][y]\n\n[y]: javascript:alert(1)",
  "<javascript:alert(1)>",
  '<https://evil.example/"onclick=alert(1)>',
  "![x](javascript:alert(1))",
  '![x" onerror="alert(1)](y)',
  "![x](https://evil.example/pixel.png)",
  "```html\n<script>alert(1)</script>\n```",
  '```"onclick="alert(1)\nx\n```',
  "## <img src=x onerror=alert(1)>",
  '## x" onclick="alert(1)',
  "| <script>alert(1)</script> |\n| - |\n| [x](javascript:alert(1)) |",
  "> <script>alert(1)</script>",
  "- <script>\n- alert(1)</script>",
  "*<b onclick=alert(1)>*",
  "</div></main></body><script>alert(1)</script>",
  "</script><script>alert(1)</script>",
  "{alert(1)} {{7*7}} <%= x %>",
  "import x from 'y'\n\nexport const x = <script/>",
];

/** The elements that a text may become, and their attributes. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  a: ["href", "target", "rel"],
  ol: ["start"],
  span: ["class"],
  table: ["class"],
  td: ["data-label"],
  h2: ["id"],
  h3: ["id"],
  h4: ["id"],
  ...Object.fromEntries(
    ["p", "strong", "em", "ul", "li", "br", "code", "pre", "blockquote", "hr", "thead", "tbody", "tr", "th"].map(
      (tag) => [tag, []],
    ),
  ),
};

/** Fails for whatever could run, load or lead astray. */
function expectHarmless(html: string): void {
  for (const [, tag = "", attributes = ""] of html.matchAll(/<([a-z][^\s/>]*)([^>]*)>/gi)) {
    expect(Object.keys(allowed), html).toContain(tag);
    for (const [, name = "", value = ""] of attributes.matchAll(/\s([^\s=]+)(?:="([^"]*)")?/g)) {
      expect(allowed[tag], html).toContain(name);
      if (name === "href") expect(value).toMatch(/^(https?:\/\/[^@]*$|mailto:|tel:|\/(?![/\\])|#)/);
    }
  }
}

describe("a text of staff never becomes more than a text", () => {
  test.each(attempts)("as an article: %j", (body) => {
    const [written] = allArticles({ articles: [writtenArticle({ body })] });
    if (!written) throw new Error("the article is missing");
    const html = articleHtml(written)["article-body"] ?? "";
    expect(html).not.toBe("");
    expectHarmless(html);
  });

  test.each(attempts)("as an answer: %j", (answer) => {
    const id = crypto.randomUUID();
    const entry = { kind: "own", id, question: answer, answer, replaces: null, hidden: false } as const;
    const shown = shownFaq({ faq: { tagigo: [entry] } }, offersOf(products)).buyers.tagigo[0];
    expectHarmless(renderToStaticMarkup(shown?.body));
    // The structured data of a page is a script element that nothing may end.
    expect(
      structuredData([{ "@type": "Thing", name: shown?.question ?? "", text: shown?.answer ?? "" } as never]).match(
        /<\/script/gi,
      ),
    ).toHaveLength(1);
  });

  test.each(attempts)("as an announcement: %j", (text) => {
    const announcement = { text, link: { href: "/contact", label: text }, from: null, until: null };
    const line = createElement(AnnouncementLine, { announcement });
    // The shop's own mark of links to its pages.
    const html = renderToStaticMarkup(line).replace(' data-page-link=""', "");
    const inside = html.replace(/^<aside [^>]*>|<\/aside>$/g, "");
    expectHarmless(inside);
  });

  test("links elsewhere tell the other site nothing", () => {
    const [written] = allArticles({ articles: [writtenArticle({ body: "[x](https://example.com) [y](/contact)" })] });
    const html = written ? (articleHtml(written)["article-body"] ?? "") : "";
    expect(html).toContain('href="https://example.com/" target="_blank" rel="noopener noreferrer"');
    expect(html).toContain('<a href="/contact">y</a>');
  });
});
