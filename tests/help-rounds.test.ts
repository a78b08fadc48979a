import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { find, isWrittenIn } from "#app/features/search/find.ts";
import { answeringEntries } from "#app/features/search/reply.ts";
import { siteIndex } from "#app/features/search/server-index.ts";
import { shownFaq } from "#app/page-html/shown-faq.ts";
import { products } from "#content/catalog/products.ts";
import { noSiteTexts } from "#contract/site-texts.ts";
import { offers, textFlags } from "#tests/built-in.ts";

// Questions that people who knew neither the entries nor the code wrote, round by round, with what a right answer has to
// say and what would mislead (docs/decisions/help-tools.md). What answered them right goes on to answer them, or one of
// several where each is right; `null` stands for a question that isn't answered right yet.

const asked = z.strictObject({ question: z.string(), must: z.string(), wrong: z.string() });
const rightOnes = z.union([z.string().transform((one) => [one]), z.array(z.string())]).nullable();
const round = z.strictObject({
  chat: z.array(asked.extend({ page: z.string(), entry: rightOnes })),
  search: z.array(asked.extend({ lead: rightOnes })),
});

const folder = join(import.meta.dirname, "help-rounds");
const rounds = readdirSync(folder).map(
  (file) => [file.replace(".json", ""), round.parse(JSON.parse(readFileSync(join(folder, file), "utf8")))] as const,
);
const index = siteIndex(products, textFlags, { faq: shownFaq(noSiteTexts, offers), articles: [] });

describe.each(rounds)("%s", (_, { chat, search }) => {
  test("the chat answers by the entry that was judged right", () => {
    const others = chat.flatMap(({ page, question, entry }) => {
      const answered = answeringEntries(question, isWrittenIn(index), page).map((one) => one.question);
      return entry === null || answered.some((one) => entry.includes(one))
        ? []
        : `${question}: ${answered.join(" ")}, without ${entry}`;
    });
    expect(others).toEqual([]);
  });

  test("the search has the page that was judged right among its first three", () => {
    const missed = search.flatMap(({ question, lead }) => {
      const first = find(index, question, 3).map(({ address }) => address);
      return lead === null || first.some((one) => lead.includes(one))
        ? []
        : `${question}: ${first.join("  ")}, without ${lead}`;
    });
    expect(missed).toEqual([]);
  });
});
