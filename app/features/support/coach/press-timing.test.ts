import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { coachTimings } from "#content/coach/timings.ts";
import { pressPatternOf, pressPatterns } from "#content/diagrams/press-patterns.ts";
import { beepTimes, momentAt, playSchedule, scheduleOf, vibrationOf } from "./press-timing.ts";

const { leadMs } = coachTimings;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The events of a played pattern, in milliseconds from the first press. */
function played(id: string): readonly string[] {
  const seen: string[] = [];
  const began = Date.now();
  const stop = playSchedule(
    scheduleOf(pressPatternOf(id).steps),
    ({ kind }) => kind !== "tick" && seen.push(`${kind} ${Date.now() - began - leadMs}`),
    () => seen.push("end"),
  );
  vi.runAllTimers();
  stop();
  return seen;
}

/* Two presses, the second kept down: the hold counts from its beginning, 360 ms after the first. */
const twice = ["down 0", "up 160", "down 360"];

describe("presses and beeps come when docs/behavior/manuals.md#procedures says", () => {
  test.each(["incardFactoryReset", "tagigoFactoryReset"] as const)(
    "%s: double press, hold 5 s, double beep, release, 4 beeps",
    (id) => {
      expect(played(id)).toEqual([
        ...twice,
        "beep 5360",
        "beep 5680",
        "up 5820",
        "beep 6720",
        "beep 7040",
        "beep 7360",
        "beep 7680",
        "end",
      ]);
    },
  );

  test.each(["incardDisable", "carbonDisable", "tagigoDisable"] as const)(
    "%s: double press, hold 5 s, 2 beeps, let go",
    (id) => {
      expect(played(id)).toEqual([...twice, "beep 5360", "beep 5680", "up 5820", "end"]);
    },
  );

  test("carbonFactoryReset: hold 10 s, let go, no beeps", () => {
    expect(played("carbonFactoryReset")).toEqual(["down 0", "up 10000", "end"]);
  });

  test.each(["incardReEnable", "carbonReEnable", "tagigoReEnable", "pairing"] as const)("%s: a single press", (id) => {
    expect(played(id)).toEqual(["down 0", "up 160", "end"]);
  });

  test("every pattern was played here", () => {
    expect(pressPatterns.map(({ id }) => id)).toHaveLength(10);
  });
});

const reset = scheduleOf(pressPatternOf("incardFactoryReset").steps);

test("what is said, second by second", () => {
  expect(reset.cues.flatMap(({ say }) => say ?? [])).toEqual([
    "Ready: 3",
    "Ready: 2",
    "Ready: 1",
    "Press now",
    "Press now and hold",
    "Hold: 5",
    "Hold: 4",
    "Hold: 3",
    "Hold: 2",
    "Hold: 1",
    "Listen: 2 beeps",
    "Release",
    "Listen: 4 beeps",
  ]);
});

test("the ring fills with the hold and empties with the release", () => {
  const holdFrom = leadMs + 360;
  expect(momentAt(reset, 0)).toMatchObject({ step: -1, down: false, held: 0, say: "Ready: 3" });
  expect(momentAt(reset, holdFrom)).toMatchObject({ down: true, held: 0 });
  expect(momentAt(reset, holdFrom + 2500)).toMatchObject({ step: 1, down: true, held: 0.5, say: "Hold: 3" });
  expect(momentAt(reset, holdFrom + 5000)).toMatchObject({ step: 2, down: true, held: 1, beeping: true });
  expect(momentAt(reset, holdFrom + 5150)).toMatchObject({ beeping: false });
  expect(momentAt(reset, holdFrom + 5460)).toMatchObject({ step: 3, down: false, held: 0, say: "Release" });
});

test("stopping silences what is still to come", () => {
  const seen: string[] = [];
  const stop = playSchedule(
    reset,
    ({ kind }) => seen.push(kind),
    () => seen.push("end"),
  );
  vi.advanceTimersByTime(leadMs);
  stop();
  vi.runAllTimers();
  expect(seen).toEqual(["tick", "tick", "tick", "down"]);
});

test("the beeps alone are two groups with a pause between them", () => {
  expect(beepTimes(pressPatternOf("incardFactoryReset").steps)).toEqual([0, 320, 1360, 1680, 2000, 2320]);
  expect(beepTimes(pressPatternOf("pairing").steps)).toEqual([]);
});

test("a phone shakes with the finger, not with the device", () => {
  const kinds = reset.cues.filter((cue) => vibrationOf(cue) !== null).map(({ kind }) => kind);
  expect(kinds).toEqual(["down", "down", "tick", "tick", "tick", "tick", "tick", "up"]);
});
