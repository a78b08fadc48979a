import type { PageMeta } from "#content/products/meta.ts";
import type { CoachProcedure } from "./coach.ts";

export function coachMeta({ title, steps }: CoachProcedure): PageMeta {
  return {
    title: `${title}, step by step`,
    description: `${title} in ${steps.length} steps, one at a time: what to press and for how long, shown in real time, and the beeps to listen for.`,
  };
}

export const coachIndexText = {
  title: "Step-by-step guides",
  lead: "With the tracker in one hand and the phone in the other: one step at a time in large type, presses and holds shown in real time, and the beeps to listen for. Nothing to install.",
} as const;
