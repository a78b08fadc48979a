import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "#tests/memory-storage.ts";

const consentKey = "analytics-consent";
let stored: Map<string, string>;

beforeEach(() => {
  vi.resetModules();
  stored = new Map([[consentKey, "granted"]]);
  vi.stubGlobal("localStorage", memoryStorage(stored));
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => Response.json({ success: true })),
  );
});
afterEach(() => vi.unstubAllGlobals());

/** The module as a newly opened page has it. */
const opened = async () => (await import("./send-unanswered-search.ts")).sendUnansweredSearch;

test("after a yes the words are sent once a page, without what says who somebody is", async () => {
  const send = await opened();
  await send("ada@example.com lost tagg");
  await send("ada@example.com lost tagg");
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch).toHaveBeenCalledWith(
    "/api/unanswered-search",
    expect.objectContaining({ method: "POST", credentials: "omit", body: '{"text":"[e-mail] lost tagg"}' }),
  );
});

test.each(["denied", "unset"])("with consent %s nothing is sent", async (consent) => {
  stored.set(consentKey, consent);
  await (await opened())("lost tagg");
  expect(fetch).not.toHaveBeenCalled();
});

test("nothing but spaces isn't sent, and a shop that can't be reached is no error", async () => {
  const send = await opened();
  await send("   ");
  expect(fetch).not.toHaveBeenCalled();
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => {
      throw new TypeError("network");
    }),
  );
  await expect(send("lost tagg")).resolves.toBeUndefined();
});
