import type { Page } from "@playwright/test";

/** What a call answers. */
export type Answer = { status?: number; json: unknown };
/** What the staff calls answer; `hang` is a call that never comes back. */
export type Answers = Partial<Record<"both" | "own" | "count" | "direct", Answer | "hang">>;

/** When everything happened. */
export const at = "2026-01-02T03:04:05.000Z";
/** A subscriber as the server shows one. */
export const row = (id: number, schema: "public" | "production" = "public") => ({
  id,
  email: `Person.${id}@example.com`,
  subscribed_at: at,
  source: "/contact",
  _schema: schema,
  schema_name: schema === "public" ? "development" : "production",
  display_date: "Jan 2, 2026",
  display_time: "03:04 UTC",
});
/** A list answer. */
export const list = (rows: unknown[], counts = [3, 1204], matchCount = rows.length): Answer => ({
  json: {
    success: true,
    data: rows,
    message: "",
    environment: "development",
    schema: "public, production",
    dataCount: rows.length,
    matchCount,
    timestamp: at,
    metrics: { public_count: counts[0], production_count: counts[1], total_count: (counts[0] ?? 0) + (counts[1] ?? 0) },
  },
});
/** A direct count answer. */
export const direct = (samples: unknown[], total: number): Answer => ({
  json: { success: true, counts: { public: total, production: 0, total, timestamp: at }, samples },
});
/** A refusal. */
export const failed = (status: number): Answer => ({ status, json: { success: false, message: "no" } });

/** What `GET /api/admin/today` answers on a quiet day. */
export const quiet = { success: true, checkedAt: at, items: [], unsettled: 0 };

/** Where the calls are. */
export const paths = {
  both: "**/api/admin/multi-schema-subscribers*",
  own: /\/api\/admin\/subscribers(\?|$)/,
  count: "**/api/admin/subscribers/count",
  direct: "**/api/admin/directSubscribersCount",
} as const;
const usual: Record<keyof Answers, Answer> = {
  both: list([row(3), row(2), row(1204, "production")]),
  own: list([row(3), row(2)]),
  count: { json: { success: true, count: 1207, counts: { public: 3, production: 1204, total: 1207, timestamp: at } } },
  direct: direct([], 1207),
};

/** Opens a staff screen with a stored token over a server that answers as told. */
export async function open(page: Page, path: string, answers: Answers = {}): Promise<void> {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem("seeded")) localStorage.setItem("adminToken", "a.stored.token");
    sessionStorage.setItem("seeded", "1");
  });
  for (const name of ["both", "own", "count", "direct"] as const) {
    const answer = answers[name] ?? usual[name];
    await page.route(paths[name], (route) => (answer === "hang" ? undefined : route.fulfill(answer)));
  }
  await page.route("**/api/admin/today", (route) => route.fulfill({ json: quiet }));
  await page.route("**/api/admin/figures", (route) =>
    route.fulfill({ json: { success: true, kind: "demo", reported: true, days: [], sold: [] } }),
  );
  await page.goto(path);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
}

/** The table of subscribers. */
export const table = (page: Page) => page.getByRole("table", { name: "Subscribers, newest first" });

/** A toast's words. */
export const toast = (page: Page, words: string) =>
  page.getByRole("region", { name: /Notifications/ }).getByText(words, { exact: true });
