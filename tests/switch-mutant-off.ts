import { afterAll } from "vitest";

// For mutation runs, whose thread outlives a test file: the next one loads its modules with no mutant switched on.
afterAll(() => {
  const stryker: unknown = Reflect.get(globalThis, "__stryker__");
  if (typeof stryker === "object" && stryker !== null) Reflect.set(stryker, "activeMutant", undefined);
});
