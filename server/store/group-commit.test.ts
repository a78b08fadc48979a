import { expect, test } from "vitest";
import { groupCommit } from "./group-commit.ts";

test("writes that come together are committed together, and each waits for its commit", async () => {
  const batches: number[][] = [];
  let finish = (): void => {};
  const add = groupCommit<number>((items) => {
    batches.push([...items]);
    const { promise, resolve } = Promise.withResolvers<void>();
    finish = resolve;
    return promise;
  });
  const settled: number[] = [];
  const first = [1, 2, 3].map((item) => add(item).then(() => settled.push(item)));
  await expect.poll(() => batches).toEqual([[1, 2, 3]]);
  const late = add(4).then(() => settled.push(4));
  expect(settled).toEqual([]);
  finish();
  await Promise.all(first);
  expect(settled).toEqual([1, 2, 3]);
  await expect.poll(() => batches).toEqual([[1, 2, 3], [4]]);
  finish();
  await late;
});

test("a failed commit fails all of its writes and none after it", async () => {
  let fails = true;
  const add = groupCommit<number>(async () => {
    if (fails) throw new Error("disk full");
  });
  const results = await Promise.allSettled([add(1), add(2)]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  fails = false;
  await expect(add(3)).resolves.toBeUndefined();
});

test("a commit takes two hundred at most", async () => {
  const sizes: number[] = [];
  const add = groupCommit<number>(async (items) => {
    sizes.push(items.length);
  });
  await Promise.all(Array.from({ length: 450 }, (_, i) => add(i)));
  expect(sizes).toEqual([200, 200, 50]);
});
