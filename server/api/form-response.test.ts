import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { expect, test } from "vitest";
import { createLog } from "#server/log.ts";
import { backTo, outcomeOf } from "./form-response.ts";

const app = new Hono().post("/", (c) => backTo(c, "https://shop.example", "/contact", "sent=1"));
const goesTo = async (headers: Record<string, string>) => {
  const answer = await app.request("/", { method: "POST", headers: { host: "alias.example", ...headers } });
  return [answer.status, answer.headers.get("location")];
};

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

test.each<[string, () => Promise<boolean>, string]>([
  ["saved", async () => true, "1"],
  ["invalid input", async () => false, "invalid"],
  ["a refusal of the input", () => Promise.reject(new HTTPException(400)), "invalid"],
  ["another refusal", () => Promise.reject(new HTTPException(429)), "failed"],
  ["an error of ours with a status", () => Promise.reject(Object.assign(new Error("x"), { status: 400 })), "failed"],
  ["a lost database", () => Promise.reject(new Error("lost")), "failed"],
])("%s is told as an outcome", async (_, work, outcome) => {
  expect(await outcomeOf(createLog("silent"), work)).toBe(outcome);
});
