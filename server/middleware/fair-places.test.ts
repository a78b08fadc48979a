import { expect, test } from "vitest";
import { fairPlaces } from "./fair-places.ts";

function openPlaces(most: number, now = () => 0) {
  const places = fairPlaces(most, now);
  const ended: string[] = [];
  const take = (address: string, name = address) => places.take(address, () => void ended.push(name));
  return { take, ended };
}

test("while there is room nobody loses a place, and one that was given back is free", () => {
  const { take, ended } = openPlaces(2);
  for (let i = 0; i < 5; i += 1) {
    const giveBack = take("a");
    take("b")();
    giveBack();
    giveBack();
  }
  take("a");
  take("b");
  expect(ended).toEqual([]);
});

test("when none is free, the address that has most loses the one that it had for longest", () => {
  const { take, ended } = openPlaces(4);
  take("visitor");
  take("crowd", "first");
  take("crowd", "second");
  take("crowd", "third");
  take("another");
  take("one more");
  expect(ended).toEqual(["first", "second"]);
});

test("among many addresses with one place each whoever had it for longest loses it", () => {
  const { take, ended } = openPlaces(3);
  for (const address of ["a", "b", "c", "d", "e"]) take(address);
  expect(ended).toEqual(["a", "b"]);
});

test("what was taken a moment ago is spared while others keep theirs for longer", () => {
  let now = 0;
  const { take, ended } = openPlaces(3, () => now);
  for (const address of ["a", "b", "c"]) take(address);
  now = 1_000;
  for (const name of ["1", "2", "3"]) take("service", name);
  expect(ended).toEqual(["a", "b", "c"]);
  take("service", "4");
  expect(ended.at(-1)).toBe("1");
});
