import { numberUpTo, oneOf, type QueryReader } from "#contract/page-query.ts";

/** No procedure has as many steps. */
export const placeRules = { step: numberUpTo(30), heard: oneOf("no") };

/** In the URL, so that it works as links without JavaScript. */
type CoachPlace = {
  /** From 1. */
  readonly step: number;
  /** On the screen that says what to try. */
  readonly lost: boolean;
};

/** `?step=N&heard=no`; out of range counts as the nearest step, anything else as the first. */
export function readPlace(query: QueryReader, count: number): CoachPlace {
  const step = Number.parseInt(query.get("step") ?? "1", 10);
  return { step: Math.min(Math.max(1, Number.isNaN(step) ? 1 : step), count), lost: query.get("heard") === "no" };
}

export function placeQuery({ step, lost }: CoachPlace): string {
  if (lost) return `?step=${step}&heard=no`;
  return step > 1 ? `?step=${step}` : "";
}
