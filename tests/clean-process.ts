import { afterAll, vi } from "vitest";

// A set-up of the unit tests, which share a process (vitest.config.ts): what a file changed of its process ends with it. The
// settings of Vitest do this before each test, too late for the `beforeAll` of the next file.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
