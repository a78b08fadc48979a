import { facts } from "#content/catalog/facts.ts";
import { capitalized, inWords } from "#content/format.ts";
import { productRecords } from "#content/products/records.ts";
import { presentation, productSlugs } from "#content/products.ts";
import { type PressStep, usualPresses } from "./press-steps.ts";

const timesInWords = ["never", "once", "twice", "three times"];
const ordinals = ["no", "first", "second", "third"];

/** Writes how often something is done: "twice", "5 times". */
const times = (count: number): string => timesInWords[count] ?? `${count} times`;

const describeBeeps = (count: number, meaning: string): string =>
  `${capitalized(inWords(count))} ${count === 1 ? "beep" : "beeps"}: ${meaning}.`;

function describeStep(step: PressStep, before: PressStep | undefined, after: PressStep | undefined): string {
  switch (step.kind) {
    case "press":
      return after?.kind === "hold"
        ? `Press the button ${times(step.count)}, quickly, and hold the ${ordinals[step.count] ?? "last"} press for ${after.seconds} seconds.`
        : `Press the button ${times(step.count)} and let go.`;
    case "hold":
      // A hold after a press is told with the press.
      return before?.kind === "press" ? "" : `Hold the button down for ${step.seconds} seconds.`;
    case "release":
      return before?.kind === "beep" && before.count === 2 ? "Let go at the double beep." : "Let go.";
    case "beep":
      // The double beep before a release is told with the release.
      return after?.kind === "release" ? "" : describeBeeps(step.count, step.meaning);
  }
}

const describePattern = (steps: readonly PressStep[]): string =>
  steps
    .map((step, index) => describeStep(step, steps[index - 1], steps[index + 1]))
    .filter((sentence) => sentence !== "")
    .join(" ");

/** A procedure's presses, drawn as a line of time, and told in `text`. */
export type PressPattern = {
  /** What the text of a manual names it by: `<PressPattern id="incardFactoryReset" />`. */
  readonly id: string;
  /** What the procedure is for, as a heading says it. */
  readonly title: string;
  readonly steps: readonly PressStep[];
  readonly text: string;
};

const pattern = (id: string, title: string, steps: readonly PressStep[], more = ""): PressPattern => ({
  id,
  title,
  steps,
  text: `${describePattern(steps)} ${more}`.trimEnd(),
});

const { pairing } = facts;

const productPatterns = productSlugs.flatMap((slug) => {
  const { name } = presentation[slug];
  const { pressesId, presses } = productRecords[slug];
  return [
    pattern(`${pressesId}FactoryReset`, `Factory reset of ${name}`, presses.factoryReset),
    pattern(`${pressesId}Disable`, `Disabling ${name}`, presses.disable),
    pattern(`${pressesId}ReEnable`, `Re-enabling ${name}`, presses.reEnable),
  ];
});

/** Every press pattern: three for each product, and the press that makes any tracker ready to pair. */
export const pressPatterns: readonly PressPattern[] = [
  ...productPatterns,
  pattern(
    "pairing",
    "Starting to pair",
    usualPresses.reEnable,
    `Stay within ${pairing.distanceCm} cm of the phone: the pairing window is ${pairing.windowMinutes} minutes.`,
  ),
];

const byId = new Map(pressPatterns.map((known) => [known.id, known]));

/**
 * Gives the press pattern of an id.
 * @throws Error for an id that no pattern has
 */
export function pressPatternOf(id: string): PressPattern {
  const found = byId.get(id);
  if (!found) throw new Error(`there is no press pattern ${id}`);
  return found;
}
