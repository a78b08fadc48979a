import { expect, test } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";

test("who asks while it runs gets the next run, which others share and which begins when the first is over", async () => {
  const gates = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let began = 0;
  const read = oneAtATime(() => gates[began++]?.promise ?? Promise.resolve("later"));
  const first = read();
  await expect.poll(() => began).toBe(1);
  const [second, third] = [read(), read()];
  gates[1]?.resolve("new");
  await new Promise((resolve) => setImmediate(resolve));
  expect(began).toBe(1);
  gates[0]?.resolve("old");
  expect(await Promise.all([first, second, third])).toEqual(["old", "new", "new"]);
  expect(began).toBe(2);
});

test("a run that fails fails for whoever waits for it, and the next one runs", async () => {
  let fails = true;
  const read = oneAtATime(async () => {
    if (fails) throw new Error("away");
    return "there";
  });
  await expect(read()).rejects.toThrow("away");
  fails = false;
  expect(await read()).toBe("there");
});
