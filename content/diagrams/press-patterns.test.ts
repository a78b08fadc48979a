import { expect, test } from "vitest";
import { facts } from "#content/catalog/facts.ts";
import { pressPatternOf, pressPatterns } from "./press-patterns.ts";

test("each pattern knows its own id and says every step in words", () => {
  for (const [id, pattern] of pressPatterns.map((pattern) => [pattern.id, pattern] as const)) {
    expect(pattern.id).toBe(id);
    for (const step of pattern.steps)
      if (step.kind === "hold") expect(pattern.text, id).toContain(`${step.seconds} seconds`);
  }
});

test("a hold without a press before it names the button", () => {
  expect(pressPatternOf("carbonFactoryReset").text).toMatch(/^Hold the button down /);
});

test("pairing adds distance and window", () => {
  const { distanceCm, windowMinutes } = facts.pairing;
  expect(pressPatternOf("pairing").text).toContain(`${distanceCm} cm`);
  expect(pressPatternOf("pairing").text).toContain(`${windowMinutes} minutes`);
});
