/**
 * How the built server is started, besides its settings. Rendering makes much short-lived garbage, and by default V8
 * and glibc grow the heap instead of collecting it (docs/performance.md). V8 takes a young heap of that size for one that can't
 * grow, and after some starts made what lives for one request in the old heap at once (pretenuring), which took two to three
 * times the processor time: so that is off. deploy/ repeats the flags for containers and systemd; tests/deploy compares.
 */
export const serverArguments = [
  "--max-semi-space-size=2",
  "--heap-growing-percent=30",
  "--no-allocation-site-pretenuring",
  "build/shop/main.js",
] as const;

/**
 * Goes with `serverArguments`; read by the allocator before Node runs any code. What is as large as a page or what compresses
 * it goes back to the system at once: with glibc's own threshold, four times as high, 59 MB of 192 were free but kept.
 */
export const serverEnvironment = {
  NODE_ENV: "production",
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "32768",
} as const;
