/**
 * How the built server is started, besides its settings. Rendering makes much short-lived garbage, and by default V8
 * and glibc grow the heap instead of collecting it: with these flags, a minute of searches leaves 180 MB resident
 * instead of 340, at the same CPU time a request (docs/performance.md). deploy/ repeats them for containers and
 * systemd; tests/deploy compares.
 */
export const serverArguments = ["--max-semi-space-size=4", "--heap-growing-percent=60", "build/shop/main.js"] as const;

/**
 * Goes with `serverArguments`; read by the allocator before Node runs any code. The threshold is glibc's own, but said
 * so that it stays: the memory of a page that leaves the cache then goes back to the system at once.
 */
export const serverEnvironment = {
  NODE_ENV: "production",
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
} as const;
