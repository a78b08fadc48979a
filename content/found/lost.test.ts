import { expect, test } from "vitest";
import { productRecords } from "#content/products/records.ts";
import { lostText } from "./lost.ts";

const order = Object.keys(lostText);

test("leaving it on comes first, and turning it off last", () => {
  const places = ["leaveOn", "phones", "handIn", "off"].map((part) => order.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(order.at(-1)).toBe("off");
  for (const { steps } of lostText.phones) expect(steps.join(" ")).not.toMatch(/turn (it|the tracker) off|battery/i);
});

test("no tap on a phone is promised while no tracker is known to have NFC", () => {
  expect(JSON.stringify(productRecords)).not.toMatch(/\bNFC\b/);
  for (const { steps } of lostText.phones) expect(steps.join(" ")).not.toMatch(/NFC|back of (the|your) phone/);
});

test("each phone is told of its own screens", () => {
  const [iphone, android] = lostText.phones;
  expect(iphone.steps.join(" ")).toContain("Identify Found Item");
  expect(iphone.steps.join(" ")).not.toMatch(/Android|Safety & emergency|Scan now/);
  expect(android.steps.join(" ")).toContain("Unknown tracker alerts");
  expect(android.steps.join(" ")).not.toMatch(/iPhone|Find My|Identify/);
});
