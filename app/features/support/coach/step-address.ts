import { numberUpTo, oneOf, type QueryReader } from "#contract/page-query.ts";

/** No procedure has as many steps. */
export const placeRules = { step: numberUpTo(30), heard: oneOf("no") };

/** A place in a procedure. */
type Place = {
  /** From 1. */
  readonly step: number;
  /** Whether it is the screen that says what to try after no sound was heard. */
  readonly lost: boolean;
};

/**
 * The place that an address names: `?step=N&heard=no`, so that it works as links without JavaScript; out of range counts as the nearest step, anything
 * else as the first.
 * @param count how many steps the procedure has
 */
export function readPlace(query: QueryReader, count: number): Place {
  const step = Number.parseInt(query.get("step") ?? "1", 10);
  return { step: Math.min(Math.max(1, Number.isNaN(step) ? 1 : step), count), lost: query.get("heard") === "no" };
}

/** The query of a place, with its question mark; empty for the first step. */
export function placeQuery({ step, lost }: Place): string {
  if (lost) return `?step=${step}&heard=no`;
  return step > 1 ? `?step=${step}` : "";
}
