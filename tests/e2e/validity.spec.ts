import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { expect, test } from "#tests/fixtures.ts";
import { crawl, listedPaths } from "#tests/pages.ts";

const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ["html-validate:standard"], elements: ["html5"] }),
);

test("the validator sees what is wrong", async () => {
  const { valid } = await validator.validateString(
    '<!DOCTYPE html><html lang="en"><p><div id="a"></div><b id="a"></p>',
  );
  expect(valid).toBe(false);
});

test("the HTML of every page is valid", async ({ baseURL }) => {
  const faults: string[] = [];
  const more = ["/order-confirmation", "/search?q=battery", "/blog?page=2", "/nothing-here", "/blog?q=zzyzxq"];
  for (const path of [...(await listedPaths(baseURL)), ...more]) {
    const { html } = await crawl(baseURL, path);
    // What the validator doesn't know: a popover's button tells by itself whether it is open; a label has words of its own.
    if (/<[^>]*popovertarget[^>]*aria-expanded|<[^>]*aria-expanded[^>]*popovertarget/.test(html))
      faults.push(`${path} aria-expanded`);
    if (/<label[^>]*><input[^>]*name="theme"/.test(html)) faults.push(`${path} label of the theme`);
    if (!html.includes('aria-label="Notifications (F8)"')) faults.push(`${path} has no toast region`);
    const { results } = await validator.validateString(html);
    for (const { messages } of results) {
      for (const one of messages) faults.push(`${path} ${one.ruleId}: ${one.message} (${one.selector})`);
    }
  }
  expect(faults).toEqual([]);
});
