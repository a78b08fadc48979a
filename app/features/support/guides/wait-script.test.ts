import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubPage } from "#tests/fake-page.ts";
import { checkLabel } from "./wait.ts";
import waitAtFragment from "./wait-at-fragment-script.ts";
import waitForGuide from "./wait-script.ts";

let said: unknown[][];

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  vi.spyOn(console, "info").mockImplementation((...words) => {
    said.push(words);
  });
  vi.stubGlobal("fetch", async () => Response.json({ domain: "example" }));
});
afterEach(() => {
  vi.useRealTimers();
});

test("the spinner stands for half a second, then the domain is checked", async () => {
  const { root } = stubPage();
  waitForGuide();
  expect(root.dataset).toEqual({ waiting: "", domainCheck: "" });
  await vi.advanceTimersByTimeAsync(499);
  expect([root.dataset.waiting, said]).toEqual(["", []]);
  await vi.advanceTimersByTimeAsync(1);
  expect(root.dataset).toEqual({ domainCheck: "" });
  expect(said).toEqual([[checkLabel, { domain: "example" }]]);
});

test("a check that fails is said, and the guide is shown", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  const { root } = stubPage();
  waitForGuide();
  await vi.advanceTimersByTimeAsync(500);
  expect([root.dataset, said]).toEqual([{ domainCheck: "" }, [[checkLabel, "TypeError: offline"]]]);
});

test("where one fragment asks for the guide, the others wait to be sent on, and check nothing", async () => {
  const page = stubPage();
  page.location.hash = "#Disable%2DNow";
  waitAtFragment("disable-now");
  expect(page.root.dataset).toEqual({ waiting: "", domainCheck: "" });
  vi.clearAllTimers();

  const other = stubPage();
  other.location.hash = "#setup";
  waitAtFragment("disable-now");
  await vi.advanceTimersByTimeAsync(2_999);
  expect(other.root.dataset).toEqual({ waiting: "" });
  await vi.advanceTimersByTimeAsync(1);
  expect([other.root.dataset, said]).toEqual([{}, []]);
});
