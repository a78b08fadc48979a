import { expect, test } from "vitest";
import { createPressQueue } from "./press-queue.ts";

function startQueue() {
  const busy: boolean[] = [];
  const log: string[] = [];
  const queue = createPressQueue((now) => busy.push(now));
  /** Work that is done when its `resolve` is called, or fails with its `reject`. */
  const hold = (name: string) => {
    const held = Promise.withResolvers<void>();
    const work = async (): Promise<void> => {
      log.push(`${name} starts`);
      await held.promise;
      log.push(`${name} ends`);
    };
    return { ...held, work };
  };
  return { queue, busy, log, hold };
}

test("one after the other, in the order of the presses, busy until the last is done", async () => {
  const { queue, busy, log, hold } = startQueue();
  const [first, second] = [hold("first"), hold("second")];
  const done = Promise.all([queue.run(first.work), queue.run(second.work)]);
  expect(busy).toEqual([true]);
  second.resolve();
  first.resolve();
  expect(await done).toEqual([true, true]);
  expect(log).toEqual(["first starts", "first ends", "second starts", "second ends"]);
  expect(busy).toEqual([true, false]);
});

test("what follows a failure happens all the same, but not what asked for all to succeed", async () => {
  const { queue, log, hold } = startQueue();
  const [change, leave, other] = [hold("change"), hold("leave"), hold("other")];
  const changed = queue.run(change.work);
  const left = queue.runIfAllSucceed(leave.work);
  const otherDone = queue.run(other.work);
  other.resolve();
  leave.resolve();
  change.reject(new Error("refused"));
  expect(await Promise.all([changed, left, otherDone])).toEqual([false, false, true]);
  expect(log).toEqual(["change starts", "other starts", "other ends"]);
});

test("a failure that was over before the press doesn't count, and a failure of its own is told", async () => {
  const { queue, log, hold } = startQueue();
  await queue.run(() => Promise.reject(new Error("refused")));
  const leave = hold("leave");
  leave.resolve();
  expect(await queue.runIfAllSucceed(leave.work)).toBe(true);
  expect(log).toEqual(["leave starts", "leave ends"]);
  expect(await queue.runIfAllSucceed(() => Promise.reject(new Error("gone")))).toBe(false);
});
