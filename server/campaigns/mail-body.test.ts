import { expect, test } from "vitest";
import { pictureSrc } from "#contract/pictures.ts";
import { hostileMarkdown } from "#tests/abuse/hostile-markdown.ts";
import { countingSteps } from "#tests/counted-steps.ts";
import { mailBody, mailDocument } from "./mail-body.ts";

const site = "https://shop.example";
const picture = pictureSrc(`${"0".repeat(24)}-400x320`);

test("a text is words with addresses in the one part, and HTML with whole addresses in the other", () => {
  const { text, html } = mailBody(
    [
      "## In *December*",
      `Read [the guide](/manuals) or https://example.com.\nSecond line.  \nThird.`,
      `![A ring of keys](${picture})`,
      "1. One\n2. Two\n   - nested\n\n> Said\n> twice",
      "| a | b |\n| - | - |\n| 1 | [x](mailto:a@b.example) |",
      "    code",
      "---",
    ].join("\n\n"),
    site,
  );
  expect(text).toBe(
    [
      "In December",
      `Read the guide (${site}/manuals) or https://example.com.\nSecond line.\nThird.`,
      "[A ring of keys]",
      "1. One\n2. Two\n   - nested",
      "> Said\n> twice",
      "a | b\n1 | x (a@b.example)",
      "code",
      "---",
    ].join("\n\n"),
  );
  expect(html).toContain("<h2>In <em>December</em></h2>");
  expect(html).toContain(`<a href="${site}/manuals">the guide</a>`);
  expect(html).toContain(`<img src="${site}${picture}" alt="A ring of keys"/>`);
  expect(html).toContain("<td>1</td>");
});

test("nothing that staff type is HTML of its own", () => {
  const { html } = mailBody(
    "<script>alert(1)</script> <b onclick=x>b</b>\n\n![x](https://evil.example/t.gif) [y](javascript:alert)",
    site,
  );
  expect(html).not.toMatch(/<script|<b |<img|javascript/);
  const document = mailDocument("</title><script>", "<p>A</p>", {
    sender: "<i>",
    why: "&",
    leave: '"',
    link: `${site}/?a="b`,
  });
  expect(document).not.toMatch(/<script>|<i>/);
  expect(document).toContain("<title>&lt;/title&gt;&lt;script&gt;</title>");
});

const stepsOf = countingSteps();

test.each(Object.entries(hostileMarkdown))(
  "a hostile text is made a mail in so many steps: %s",
  async (_, markdown) => {
    expect(mailBody(markdown, site).html.length).toBeLessThan(300_000);
    // The dearest took 4.4 million.
    expect(await stepsOf("make a mail", markdown)).toBeLessThan(10_000_000);
  },
);
