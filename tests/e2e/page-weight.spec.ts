import { budgets } from "#scripts/build/budgets.ts";
import { expect, test } from "#tests/fixtures.ts";

test("no document is larger than its budget", async ({ request }) => {
  for (const [path, limit] of Object.entries(budgets.document)) {
    const size = async (): Promise<number> => {
      const answer = await request.head(path, { headers: { "Accept-Encoding": "br" } });
      return Number(answer.headers()["content-length"]) / 1000;
    };
    // The best compression follows the first answers.
    await expect.poll(size, path).toBeLessThanOrEqual(limit);
  }
});

test("documents hold the drawings of icons without the library's names for them", async ({ request }) => {
  for (const path of ["/", "/products/tagigo"]) {
    const html = await (await request.get(path)).text();
    expect(html).toContain("<svg ");
    expect(html).not.toMatch(/lucide|xmlns=/);
  }
});
