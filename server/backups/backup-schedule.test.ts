import { expect, test } from "vitest";
import { nextBackupAt, type ScheduleState } from "./backup-schedule.ts";

const at = (moment: string): number => Date.parse(`2026-11-${moment}Z`);
const next = (state: Partial<ScheduleState>): string | null => {
  const usual = { time: "04:30", lastAt: null, failedAt: null, startedAt: at("27T10:00:00"), now: at("27T12:00:00") };
  const moment = nextBackupAt({ ...usual, ...state });
  return moment === null ? null : new Date(moment).toISOString().slice(8, 16);
};

test("off means never, whatever was", () => {
  expect(next({ time: "off" })).toBeNull();
  expect(next({ time: "off", lastAt: at("20T04:30:00"), failedAt: at("27T04:30:00") })).toBeNull();
});

test("the first is made an hour after the start, or at the time of day before that", () => {
  expect(next({})).toBe("27T11:00");
  expect(next({ startedAt: at("27T04:00:00") })).toBe("27T04:30");
  expect(next({ startedAt: at("27T04:30:00") })).toBe("27T04:30");
  expect(next({ startedAt: at("27T03:20:00") })).toBe("27T04:20");
});

test("then one a day; one that was missed is due at once", () => {
  expect(next({ lastAt: at("27T04:30:02") })).toBe("28T04:30");
  expect(next({ lastAt: at("26T04:30:02") })).toBe("27T04:30");
  expect(next({ time: "23:59", lastAt: at("26T23:59:01") })).toBe("27T23:59");
  expect(next({ lastAt: at("27T11:59:00") })).toBe("28T04:30");
});

test("one that a command made in the two hours before counts, an earlier one doesn't", () => {
  expect(next({ lastAt: at("27T03:35:00"), now: at("27T03:40:00") })).toBe("28T04:30");
  expect(next({ lastAt: at("27T02:29:00"), now: at("27T03:40:00") })).toBe("27T04:30");
});

test("after a failure it is tried again a quarter of an hour later, and a failure by hand puts nothing off", () => {
  const lastAt = at("26T04:30:02");
  expect(next({ lastAt, failedAt: at("27T11:55:00") })).toBe("27T12:10");
  expect(next({ lastAt, failedAt: at("27T04:30:01") })).toBe("27T04:45");
  expect(next({ lastAt, failedAt: at("26T20:00:00") })).toBe("27T04:30");
  expect(next({ lastAt, failedAt: at("27T04:25:00"), now: at("27T04:26:00") })).toBe("27T04:30");
});
