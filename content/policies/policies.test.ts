import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { facts } from "#content/catalog/facts.ts";
import { contactTopics } from "#content/contact.ts";
import { interpolateFacts } from "#content/mdx-props.ts";
import { site } from "#content/site.ts";

const read = (file: string): Promise<string> => readFile(join(import.meta.dirname, file), "utf8");

/** Pairs of id and title that the expression finds, in order. */
function pairs(text: string, expression: RegExp): readonly (readonly [string | undefined, string | undefined])[] {
  return [...text.matchAll(expression)].map((match) => [match[1], match[2]]);
}

const headingsOf = (text: string) => pairs(text, /<H2 id="([^"]+)">(.+?)<\/H2>/g);

const policies = await Promise.all(
  ["privacy.mdx", "warranty.mdx", "returns.mdx", "terms.mdx"].map(async (file) => ({
    file,
    anchors: headingsOf(await read(file)).map(([id]) => id),
  })),
);

describe.each(policies)("$file", ({ file }) => {
  test("has a date, and a contents list that equals its headings", async () => {
    const text = await read(file);
    const headings = headingsOf(text);
    expect(Date.parse(/lastUpdated: "([^"]+)"/.exec(text)?.[1] ?? "")).toBeLessThanOrEqual(Date.now());
    expect(headings.length).toBeGreaterThan(0);
    expect(pairs(text, /- \{ id: ([\w-]+), title: "(.+?)" \}/g)).toEqual(headings);
  });

  test("types no constant of the shop itself and names only figures that exist", async () => {
    const text = await read(file);
    expect(text).not.toMatch(/\b(30 days|12[- ]months?|24-48|7-10|2-3 business|1\.5 m|IP6[78]|CR2032)\b/);
    expect(text).not.toMatch(/\S+@\S+\.\w+/);
    const filled = interpolateFacts(text.replaceAll("{props.", "{"));
    expect(filled).not.toContain("undefined");
    expect(filled).not.toMatch(/\{(facts|site)\./);
  });

  test("links to sections of policies that exist", async () => {
    const ids = new Map(
      await Promise.all(
        policies.map(async (policy) => {
          const parts = pairs(await read(policy.file), /<H3 id="([^"]+)">(.+?)<\/H3>/g).map(([id]) => id);
          return [policy.file, [...policy.anchors, ...parts]] as const;
        }),
      ),
    );
    const files: Record<string, string> = {
      "": file,
      "/privacy-policy": "privacy.mdx",
      "/warranty-policy": "warranty.mdx",
      "/return-policy": "returns.mdx",
      "/terms": "terms.mdx",
    };
    for (const [path, anchor] of pairs(await read(file), /\]\((|\/(?:[a-z]+-policy|terms))#([\w-]+)\)/g)) {
      expect(ids.get(files[path ?? ""] ?? ""), `${path}#${anchor}`).toContain(anchor);
    }
  });
});

test("the business constants are said where a customer looks for them", async () => {
  const returns = interpolateFacts((await read("returns.mdx")).replaceAll("{props.", "{"));
  expect(returns).toContain(`${facts.shop.returnDays} days from purchase`);
  expect(returns).toContain(`${facts.shop.refundBusinessDays} business days`);
  expect(returns).toContain(`${facts.shop.inspectionBusinessDays} business days`);
  expect(returns).toContain(`${facts.shop.supportHours} hours`);
  expect(returns).toContain(`topic "${contactTopics.find(({ value }) => value === "order")?.label}"`);
  const warranty = interpolateFacts((await read("warranty.mdx")).replaceAll("{props.", "{"));
  expect(warranty).toContain(`${facts.shop.warrantyMonths} months from the day the tracker is delivered`);
  const privacy = interpolateFacts((await read("privacy.mdx")).replaceAll("{props.", "{"));
  expect(privacy).toContain(`within ${facts.shop.dataRequestDays} days`);
  expect(privacy).toContain("{emails.dpo}");
});

test("the warranty carries the sentences that 16 CFR 701.3 words", async () => {
  const text = await read("warranty.mdx");
  expect(text).toContain(
    "This warranty gives you specific legal rights, and you may also have other rights which vary from State to State.",
  );
  expect(text).toContain(
    "Some States do not allow limitations on how long an implied warranty lasts, so the above limitation may not apply to you.",
  );
  expect(text).toContain(
    "Some States do not allow the exclusion or limitation of incidental or consequential damages, so the above limitation or exclusion may not apply to you.",
  );
});

describe("interpolateFacts", () => {
  test("fills numbers and texts by name", () => {
    expect(interpolateFacts("Within {facts.shop.returnDays} days: {site.name}, {emails.support}")).toBe(
      `Within ${facts.shop.returnDays} days: ${site.name}, {emails.support}`,
    );
  });

  test.each(["{facts.shop.nothing}", "{facts.shop}", "{prices.tagigo}", "{facts.shop.constructor}"])(
    "refuses %s",
    (name) => {
      expect(() => interpolateFacts(`Say ${name}.`)).toThrow(/No figure is called/);
    },
  );
});

test("the chat sends nothing, and searches are told in one place, says the privacy policy", async () => {
  const text = await read("privacy.mdx");
  const lines = text.split("\n").filter((line) => /\b(chat|search(es|ed)?)\b/i.test(line));
  // The summary, the chat, the search, the one place with its heading, and the row of the legal basis.
  expect(lines).toHaveLength(6);
  expect(lines.filter((line) => line.includes("sends its words"))).toHaveLength(1);
  expect(lines.filter((line) => /chat/i.test(line)).join(" ")).not.toMatch(/question|unless|except/i);
  expect(text).toContain("phone, card or order number");
});
