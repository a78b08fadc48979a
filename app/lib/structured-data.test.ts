import { expect, test } from "vitest";
import { structuredData } from "./structured-data.ts";

test("text can't end the element or begin another", () => {
  const html = structuredData([{ "@type": "WebPage", name: "</script><script>alert(1)</script><!--" }]);
  expect(html.match(/<(?!\/script>$)/g)).toHaveLength(1);
  const json = html.replace(/^<script type="application\/ld\+json">|<\/script>$/g, "");
  expect(JSON.parse(json)).toEqual({
    "@context": "https://schema.org",
    "@graph": [{ "@type": "WebPage", name: "</script><script>alert(1)</script><!--" }],
  });
});
