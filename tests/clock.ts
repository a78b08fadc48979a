import { vi } from "vitest";

const moment = (hour: number): number => Date.UTC(2026, 0, 1, hour);

/** The moment `hour` hours after the beginning of January 1, 2026, as rows hold it: ISO 8601, in UTC. */
export const at = (hour: number): string => new Date(moment(hour)).toISOString();

/** Stops the clock at that moment, until `vi.useRealTimers()`. */
export const clock = (hour: number) => vi.useFakeTimers({ toFake: ["Date"], now: moment(hour) });
