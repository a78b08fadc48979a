import { expect, test } from "vitest";
import { findProcedure } from "#content/coach/devices.ts";
import { pressPatternOf } from "#content/diagrams/press-patterns.ts";
import type { PressStep } from "#content/diagrams/press-steps.ts";
import { rule } from "#tests/rule.ts";

/** A step without the meaning of its beeps. */
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

const cardReset = ["press 2", "hold 5", "beep 2", "release", "beep 4"];
const cardDisable = ["press 2", "hold 5", "beep 2"];

rule("docs/behavior/manuals.md#procedures", () => {
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
    expect(pressPatternOf(id).steps.map(figureOf)).toEqual(figures);
  });

  test("in words", () => {
    expect(pressPatternOf("incardFactoryReset").text).toBe(
      "Press the button twice, quickly, and hold the second press for 5 seconds. Let go at the double beep. Four beeps: the reset succeeded.",
    );
    expect(pressPatternOf("incardDisable").text).toMatch(
      /hold the second press for 5 seconds\. Two beeps: the tracker is off\.$/,
    );
    expect(pressPatternOf("carbonFactoryReset").text).toBe("Hold the button down for 10 seconds. Let go.");
    expect(pressPatternOf("pairing").text).toBe(
      "Press the button once and let go. Stay within 30 cm of the phone: the pairing window is 5 minutes.",
    );
  });

  test("in the questions of the step coach", () => {
    const question = (procedure: string) =>
      findProcedure("incard-finder", procedure)?.steps.find(({ pattern }) => pattern !== undefined)?.ask?.question;
    expect(question("factory-reset")).toBe("Did you hear 4 beeps at the end?");
    expect(question("disable")).toBe("Did you hear 2 beeps, then silence?");
  });
});
