import type { ManualSection } from "#content/manuals/manuals.ts";
import type { CoachDevice, CoachProcedure, CoachProcedureId } from "./coach.ts";
import { namedTrackers } from "./named-trackers.ts";
import { soldTrackers } from "./sold-trackers.ts";

export const coachDevices: readonly CoachDevice[] = [...soldTrackers, ...namedTrackers];

export const coachIndex = "/coach";

/** Address of a procedure's first step. */
export function coachAddress(device: string, procedure: CoachProcedureId): string {
  return `${coachIndex}/${device}/${procedure}`;
}

/** For the sitemap and for keeping them offline. */
export const coachAddresses: readonly string[] = [
  coachIndex,
  ...coachDevices.flatMap(({ id, procedures }) => procedures.map((procedure) => coachAddress(id, procedure.id))),
];

export function findProcedure(
  device: string | undefined,
  procedure: string | undefined,
): { readonly device: CoachDevice; readonly procedure: CoachProcedure } | undefined {
  const found = coachDevices.find(({ id }) => id === device);
  const wanted = found?.procedures.find(({ id }) => id === procedure);
  return found && wanted ? { device: found, procedure: wanted } : undefined;
}

export type CoachLink = { readonly title: string; readonly address: string };

export function coachLinksOf({ product, file }: Pick<ManualSection, "product" | "file">): readonly CoachLink[] {
  return coachDevices.flatMap((device) =>
    device.procedures
      .filter(({ sections }) => sections.some((section) => section.product === product && section.file === file))
      .map(({ id, title }) => ({ title, address: coachAddress(device.id, id) })),
  );
}

export function coachLinksTo(device: string, wanted: readonly CoachProcedureId[]): readonly CoachLink[] {
  const found = coachDevices.find(({ id }) => id === device);
  return (found?.procedures ?? [])
    .filter(({ id }) => wanted.includes(id))
    .map(({ id, title }) => ({ title, address: coachAddress(device, id) }));
}
