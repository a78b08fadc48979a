import { numberUpTo, oneOf, type QueryReader } from "#contract/page-query.ts";

/** No procedure has as many steps. */
export const placeRules = { step: numberUpTo(30), heard: oneOf("no") };

/**
 * `?step=N&heard=no`, so that it works as links without JavaScript; out of range counts as the nearest step, anything
 * else as the first.
 * @returns the step from 1, and whether it is the screen that says what to try
 */
export function readPlace(query: QueryReader, count: number) {
  const step = Number.parseInt(query.get("step") ?? "1", 10);
  return { step: Math.min(Math.max(1, Number.isNaN(step) ? 1 : step), count), lost: query.get("heard") === "no" };
}

export function placeQuery({ step, lost }: ReturnType<typeof readPlace>): string {
  if (lost) return `?step=${step}&heard=no`;
  return step > 1 ? `?step=${step}` : "";
}
