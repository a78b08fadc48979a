import type { ManualSection } from "#content/manuals/manuals.ts";
import { type CoachProcedure, type CoachProcedureId, coachIndex } from "./coach.ts";
import { coachDevices } from "./devices.ts";

export const coachProcedures = coachDevices.flatMap(({ procedures }) => procedures);

/** For the sitemap and for keeping them offline. */
export const coachAddresses: readonly string[] = [coachIndex, ...coachProcedures.map(({ address }) => address)];

export const findProcedure = (device: string | undefined, procedure: string | undefined) =>
  coachProcedures.find((other) => other.device === device && other.id === procedure);

export const coachLinksOf = ({ product, file }: Pick<ManualSection, "product" | "file">): readonly CoachProcedure[] =>
  coachProcedures.filter(({ section }) => section?.product === product && section.file === file);

export const coachLinksTo = (device: string | null, wanted: readonly CoachProcedureId[]): readonly CoachProcedure[] =>
  coachProcedures.filter((procedure) => procedure.device === device && wanted.includes(procedure.id));
