import { expect, test } from "vitest";
import { groupCommit } from "./group-commit.ts";

test("writes that come together are committed together, and each waits for its commit", async () => {
  const batches: number[][] = [];
  let finish = (): void => {};
  const add = groupCommit(async (items: readonly number[]) => {
    batches.push([...items]);
    const { promise, resolve } = Promise.withResolvers<void>();
    finish = resolve;
    await promise;
    return items.map((item) => item * 10);
  });
  const settled: number[] = [];
  const first = [1, 2, 3].map((item) => add(item).then((result) => settled.push(result)));
  await expect.poll(() => batches).toEqual([[1, 2, 3]]);
  const late = add(4).then((result) => settled.push(result));
  expect(settled).toEqual([]);
  finish();
  await Promise.all(first);
  expect(settled).toEqual([10, 20, 30]);
  await expect.poll(() => batches).toEqual([[1, 2, 3], [4]]);
  finish();
  await late;
});

test("a failed commit fails all of its writes and none after it", async () => {
  let fails = true;
  const add = groupCommit(async (items: readonly number[]) => {
    if (fails) throw new Error("disk full");
    return items;
  });
  const results = await Promise.allSettled([add(1), add(2)]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  fails = false;
  await expect(add(3)).resolves.toBe(3);
});

test("a commit takes two hundred at most", async () => {
  const sizes: number[] = [];
  const add = groupCommit(async (items: readonly number[]) => {
    sizes.push(items.length);
    return items;
  });
  await Promise.all(Array.from({ length: 450 }, (_, i) => add(i)));
  expect(sizes).toEqual([200, 200, 50]);
});

test("one commit runs at a time, none is empty, and a write after a quiet moment is committed too", async () => {
  let [running, most] = [0, 0];
  const sizes: number[] = [];
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const add = groupCommit(async (items: readonly number[]) => {
    running += 1;
    most = Math.max(most, running);
    sizes.push(items.length);
    await turn();
    await turn();
    running -= 1;
    return items;
  });
  const first = add(1);
  await turn();
  expect(await Promise.all([first, add(2), add(3)])).toEqual([1, 2, 3]);
  for (let i = 0; i < 5; i += 1) await turn();
  expect(await add(4)).toBe(4);
  expect([most, sizes]).toEqual([1, [1, 2, 1]]);
});
