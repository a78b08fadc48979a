import { describe, expect, test } from "vitest";
import { isMeasured, partsOf, placeOf, sayDevice } from "./device-text.ts";
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

  test("only the shop's own products are drawn to measure (storefront §9)", () => {
    expect(all.filter(isMeasured).map(({ id }) => id)).toEqual([
      "incard-finder",
      "carbon-finder",
      "tagigo",
      "tagigo-g",
    ]);
    expect(devices["incard-finder"]).toMatchObject({ widthMm: 84.6, heightMm: 53, thicknessMm: 1.7 });
    expect(devices["carbon-finder"]).toMatchObject({ widthMm: 84.6, heightMm: 53, thicknessMm: 1.7 });
    expect(devices.tagigo).toMatchObject({ widthMm: 33, heightMm: 33, thicknessMm: 8.05 });
  });

  test("words follow the data", () => {
    expect(partsOf(devices["incard-finder"])).toEqual(["button", "light", "speaker"]);
    expect(placeOf(devices["incard-finder"], "button")).toBe("lower right");
    expect(placeOf(devices.tagigo, "button")).toBe("middle");
    expect(placeOf(devices.tagigo, "speaker")).toBeUndefined();
    expect(sayDevice(devices.tagigo)).toBe(
      "Front of Tagigo: button in the middle, keyring hole in the upper right. 33.0 mm wide, 33.0 mm high, 8.05 mm thick.",
    );
    expect(sayDevice(devices.explorer)).toBe(
      "Front of Explorer: button in the middle. Drawn as a plain body, not to measure.",
    );
  });
});
