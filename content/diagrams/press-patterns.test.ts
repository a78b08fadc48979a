import { describe, expect, test } from "vitest";
import { type PressStep, pressPatterns } from "./press-patterns.ts";

/** A step without the words beside its beeps: what the finger does, or how often the device answers. */
function figureOf(step: PressStep): string {
  switch (step.kind) {
    case "press":
      return `press ${step.count}`;
    case "hold":
      return `hold ${step.seconds}`;
    case "release":
      return "release";
    case "beep":
      return `beep ${step.count}`;
  }
}

/* storefront §9, Procedures, word for word in numbers. */
const cardReset = ["press 2", "hold 5", "beep 2", "release", "beep 4"];
const cardDisable = ["press 2", "hold 5", "beep 2"];

describe("press patterns have the specification's figures", () => {
  test.each([
    ["incardFactoryReset", cardReset],
    ["incardDisable", cardDisable],
    ["incardReEnable", ["press 1"]],
    ["carbonFactoryReset", ["hold 10", "release"]],
    ["carbonDisable", cardDisable],
    ["carbonReEnable", ["press 1"]],
    ["tagigoFactoryReset", cardReset],
    ["tagigoDisable", cardDisable],
    ["tagigoReEnable", ["press 1"]],
    ["pairing", ["press 1"]],
  ] as const)("%s", (id, figures) => {
    expect(pressPatterns[id].steps.map(figureOf)).toEqual(figures);
  });

  test("no pattern is left unchecked and each knows its own id", () => {
    expect(Object.keys(pressPatterns)).toHaveLength(10);
    for (const [id, pattern] of Object.entries(pressPatterns)) expect(pattern.id).toBe(id);
  });
});

describe("press patterns in words", () => {
  test("the card's reset tells every step, with the release at the double beep", () => {
    expect(pressPatterns.incardFactoryReset.text).toBe(
      "Press the button twice, quickly, and keep the last press down. Hold for 5 seconds. Let go at the double beep. Four beeps: the reset succeeded.",
    );
  });

  test("disabling ends with the two beeps", () => {
    expect(pressPatterns.incardDisable.text).toMatch(/Hold for 5 seconds\. Two beeps: the tracker is off\.$/);
  });

  test("a hold without a press before it names the button", () => {
    expect(pressPatterns.carbonFactoryReset.text).toBe("Hold the button down for 10 seconds. Let go.");
  });

  test("pairing adds distance and window", () => {
    expect(pressPatterns.pairing.text).toBe(
      "Press the button once and let go. Stay within 30 cm of the phone: the pairing window is 5 minutes.",
    );
  });
});
