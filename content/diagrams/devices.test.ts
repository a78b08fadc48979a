import { describe, expect, test } from "vitest";
import { facts } from "#content/catalog/facts.ts";
import { trackerIds } from "#content/trackers.ts";
import { describeDevice, measuresOf, partsOf, placeOf } from "./device-text.ts";
import { type DeviceDrawing, devices } from "./devices.ts";

const all: readonly DeviceDrawing[] = Object.values(devices);

describe("device drawings", () => {
  test.each(all)("$name keeps its parts on its body", (device) => {
    const round = [device.button, device.hole].flatMap((part) => (part ? [{ ...part, reach: part.radiusMm }] : []));
    const slots = (device.speaker ?? []).map((slot) => ({ ...slot, reach: slot.lengthMm / 2 }));
    const light = device.light ? [{ ...device.light, reach: 1 }] : [];
    for (const { reach, ...spot } of [...round, ...slots, ...light]) {
      expect(spot.xMm - reach).toBeGreaterThan(0);
      expect(spot.yMm - reach).toBeGreaterThan(0);
      expect(spot.xMm + reach).toBeLessThan(device.widthMm);
      expect(spot.yMm + reach).toBeLessThan(device.heightMm);
    }
  });

  test("only the shop's own products are drawn to measure", () => {
    expect(all.filter(measuresOf).map(({ id }) => id)).toEqual([...trackerIds]);
    const { incardFinder, carbonFinder, tagigo } = facts;
    for (const [drawing, { widthMm, heightMm, thicknessMm }] of [
      [devices["incard-finder"], incardFinder],
      [devices["carbon-finder"], carbonFinder],
      [devices.tagigo, tagigo],
      [devices["tagigo-g"], tagigo],
    ] as const)
      expect(drawing).toMatchObject({ widthMm, heightMm, thicknessMm });
  });

  test("words follow the data", () => {
    expect(partsOf(devices["incard-finder"])).toEqual(["button", "light", "speaker"]);
    expect(placeOf(devices["incard-finder"], "button")).toBe("lower right");
    expect(placeOf(devices.tagigo, "button")).toBe("middle");
    expect(placeOf(devices.tagigo, "speaker")).toBeUndefined();
    expect(describeDevice(devices.tagigo)).toBe(
      "Front of Tagigo: button in the middle, key ring hole in the upper right.",
    );
    expect(describeDevice(devices.tagigo, { widthMm: 33, heightMm: 33, thicknessMm: 8.05 })).toBe(
      "Front of Tagigo: button in the middle, key ring hole in the upper right. 33.0 mm wide, 33.0 mm high, 8.05 mm thick.",
    );
    expect(describeDevice(devices.explorer)).toBe(
      "Front of Explorer: button in the middle. Drawn as a plain body, not to scale.",
    );
  });
});
