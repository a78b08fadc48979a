import { afterAll, vi } from "vitest";

// A set-up of the unit tests, which share a process (vitest.config.ts): the clock of a file ends with it.
afterAll(() => {
  vi.useRealTimers();
});
