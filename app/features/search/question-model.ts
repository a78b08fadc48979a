import model from "#content/assistant/question-model.json" with { type: "json" };
import { onceFor } from "#content/once-for.ts";
import type { Understood } from "./matching.ts";
import { featuresOf } from "./question-features.ts";

/** How much a feature speaks for an entry, or against it: the entry's place in the model, and the weight. */
type Weight = readonly [entry: number, weight: number];

const weightsOf = onceFor(({ features }: typeof model): ReadonlyMap<string, readonly Weight[]> => {
  const parsed = new Map<string, readonly Weight[]>();
  for (const line of features) {
    const [feature = "", ...pairs] = line.split("\t");
    parsed.set(
      feature,
      pairs.map((pair) => {
        const [entry = 0, weight = 0] = pair.split(":").map(Number);
        return [entry, weight / model.weightScale];
      }),
    );
  }
  return parsed;
});

/**
 * Says what a question asks for, learned from the example questions (docs/decisions/help-tools.md).
 * @returns by the question of an entry of the knowledge base how likely it is that one, from 0 to 1. They add up to less
 *   than 1 where it may ask for something that no entry answers.
 */
export function likelihoodsOf(question: Pick<Understood, "text" | "concepts">): ReadonlyMap<string, number> {
  const weights = weightsOf(model);
  const features = featuresOf(question);
  // Of words that no example has nothing can be said.
  if (!features.some((feature) => weights.has(feature))) return new Map();
  // Words that no example has count too: the more of them, the less is sure.
  const share = 1 / Math.sqrt(features.length);
  const sums = model.biases.map((bias) => bias / model.weightScale);
  for (const [entry, weight] of features.flatMap((feature) => weights.get(feature) ?? []))
    sums[entry] = (sums[entry] ?? 0) + weight * share;
  const highest = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - highest));
  const total = powers.reduce((before, power) => before + power, 0);
  return new Map(model.entries.map((entry, at) => [entry, (powers[at] ?? 0) / total]));
}
