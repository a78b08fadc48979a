/**
 * The oldest browsers in which everything works. Syntax and style sheets are built for them (vite.config.ts,
 * scripts/build/build-worker.ts), and scripts/check/check-browser-floor.ts finds what they lack in the built files.
 * README.md names them too.
 */
export const browserFloor = { chrome: "111", firefox: "128", safari: "16.4" } as const;

/** The floor as Vite and Rolldown take it, such as `safari16.4`. */
export const buildTargets: string[] = Object.entries(browserFloor).map(([browser, version]) => browser + version);
