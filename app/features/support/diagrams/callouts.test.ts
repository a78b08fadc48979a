import { expect, test } from "vitest";
import { partsOf } from "#content/diagrams/device-text.ts";
import { devices } from "#content/diagrams/devices.ts";
import { balloonGap, calloutsOf } from "./callouts.ts";

const placement = { x: 60, y: 60, scale: 3 };

test.each(Object.values(devices))("$name: every part has a number, no balloon touches another", (device) => {
  const callouts = calloutsOf(device, placement);
  expect(callouts.map(({ part }) => part)).toEqual(partsOf(device));
  expect(callouts.map(({ number }) => number)).toEqual(callouts.map((_, index) => index + 1));
  for (const one of callouts) {
    for (const other of callouts) {
      if (one === other) continue;
      const apart = Math.hypot(one.balloon.x - other.balloon.x, one.balloon.y - other.balloon.y);
      expect(apart).toBeGreaterThanOrEqual(balloonGap);
    }
  }
});

test("the button's leader runs level to the right of the body", () => {
  const [button] = calloutsOf(devices["incard-finder"], placement);
  expect(button?.balloon.y).toBe(button?.target.y);
  expect(button?.balloon.x).toBeGreaterThan(placement.x + devices["incard-finder"].widthMm * placement.scale);
});
