import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import { createLog } from "#server/lib/log.ts";
import { type RequestEnv, requestLog } from "./request-log.ts";

test("a call has an id in its answer, for its handler and in its line, which tells no query", async () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line: string) => void lines.push(line) });
  const app = new Hono<RequestEnv>().use(requestLog(log)).get("/:path", (c) => c.text(c.get("requestId"), 202));
  const clock = vi.spyOn(performance, "now");
  for (const moment of [1000, 1012.34, 2000, 2000.06]) clock.mockReturnValueOnce(moment);
  const answers = [await app.request(`/${"a".repeat(300)}?token=hunter2`), await app.request("/b")];
  const ids = answers.map(({ headers }) => headers.get("x-request-id"));
  expect(ids[0]).toMatch(/^[\w-]{12}$/);
  expect(ids[0]).not.toBe(ids[1]);
  expect(await Promise.all(answers.map((one) => one.text()))).toEqual(ids);
  const written = lines.map((line): unknown => JSON.parse(line));
  const line = { level: "info", method: "GET", status: 202, msg: "call" };
  expect(written).toEqual([
    { ...line, time: expect.any(String), requestId: ids[0], path: `/${"a".repeat(199)}`, ms: 12.3 },
    { ...line, time: expect.any(String), requestId: ids[1], path: "/b", ms: 0.1 },
  ]);
  expect(JSON.stringify(lines)).not.toContain("hunter2");
});
