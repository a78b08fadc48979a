import type { ManualSection } from "#content/manuals/manuals.ts";
import type { CoachDevice, CoachProcedureId } from "./coach.ts";
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

const procedures = coachDevices.flatMap((device) => device.procedures.map((procedure) => ({ device, procedure })));

export const findProcedure = (deviceId: string | undefined, procedureId: string | undefined) =>
  procedures.find(({ device, procedure }) => device.id === deviceId && procedure.id === procedureId);

export type CoachLink = { readonly title: string; readonly address: string };

const linkTo = ({ device, procedure }: (typeof procedures)[number]): CoachLink => ({
  title: procedure.title,
  address: coachAddress(device.id, procedure.id),
});

export const coachLinksOf = ({ product, file }: Pick<ManualSection, "product" | "file">): readonly CoachLink[] =>
  procedures
    .filter(({ procedure }) =>
      procedure.sections.some((section) => section.product === product && section.file === file),
    )
    .map(linkTo);

export const coachLinksTo = (deviceId: string | null, wanted: readonly CoachProcedureId[]): readonly CoachLink[] =>
  procedures.filter(({ device, procedure }) => device.id === deviceId && wanted.includes(procedure.id)).map(linkTo);
