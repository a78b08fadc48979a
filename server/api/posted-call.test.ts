import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { expect, test } from "vitest";
import { z } from "zod";
import { readConfig } from "#server/config/config.ts";
import { createLog } from "#server/lib/log.ts";
import { memoryRateLimiter } from "#server/middleware/rate-limiter.ts";
import { postedCall } from "./posted-call.ts";

const context = {
  config: readConfig({ SITE_URL: "https://shop.example" }),
  limiter: memoryRateLimiter(),
  log: createLog("silent"),
};
const callThat = (save: () => Promise<void>) =>
  new Hono().post(
    "/",
    postedCall(context, {
      schema: z.strictObject({ name: z.string().min(1) }),
      save,
      response: () => ({ success: true }),
      redirect: (outcome, page) => `${page ?? "/contact"}?sent=${outcome}`,
    }),
  );
const goesTo = async (headers: Record<string, string>, body = "name=Ann", save = async () => {}) => {
  const init = { method: "POST", body, headers: { host: "alias.example", ...form, ...headers } };
  const answer = await callThat(save).request("/", init);
  return [answer.status, answer.headers.get("location")];
};
const form = { "content-type": "application/x-www-form-urlencoded" };

test.each([
  ["the page of the form", { referer: "https://shop.example/blog/7?page=2#x" }, "/blog/7?sent=1"],
  ["its page, slashes inside its path and all", { referer: "https://shop.example/a//b" }, "/a//b?sent=1"],
  ["its page under the host that was asked", { referer: "http://alias.example/blog" }, "/blog?sent=1"],
  ["its page, whatever the case of the host", { host: "ALIAS.example", referer: "http://alias.example/" }, "/?sent=1"],
  ["the fallback without one", {}, "/contact?sent=1"],
  ["the fallback for another site's", { referer: "https://evil.example/blog" }, "/contact?sent=1"],
  ["the fallback for another port of ours", { referer: "http://alias.example:81/blog" }, "/contact?sent=1"],
  ["the fallback for what is no address", { referer: "blog" }, "/contact?sent=1"],
  [
    "the fallback for a path that is another host",
    { referer: "https://shop.example//evil.example" },
    "/contact?sent=1",
  ],
  ["the fallback for one behind dots", { referer: "https://shop.example/..//evil.example" }, "/contact?sent=1"],
])("after a form the browser goes to %s", async (_, headers, location) => {
  expect(await goesTo(headers)).toEqual([303, location]);
});

const badRequest = Object.assign(new Error("x"), { status: 400 });

test.each<[string, string, () => Promise<void>, string]>([
  ["saved", "name=Ann", async () => {}, "1"],
  ["invalid input", "name=", async () => {}, "invalid"],
  ["a refusal of the input", "name=Ann", () => Promise.reject(new HTTPException(400)), "invalid"],
  ["another refusal", "name=Ann", () => Promise.reject(new HTTPException(429)), "failed"],
  ["an error of ours with a status", "name=Ann", () => Promise.reject(badRequest), "failed"],
  ["a lost database", "name=Ann", () => Promise.reject(new Error("lost")), "failed"],
])("%s is told as an outcome", async (_, body, save, outcome) => {
  expect(await goesTo({}, body, save)).toEqual([303, `/contact?sent=${outcome}`]);
});
