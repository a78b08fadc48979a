import type { DeviceId } from "#content/device-names.ts";

/** The id of a procedure that the coach leads through. It is a part of an address, and permanent. */
export type CoachProcedureId = "pair-iphone" | "pair-android" | "factory-reset" | "disable" | "re-enable" | "re-pair";

/** Makes the title of a procedure's page from the tracker's name. */
export const procedureTitles: Readonly<Record<CoachProcedureId, (name: string) => string>> = {
  "pair-iphone": (name) => `Set up ${name} on iPhone`,
  "pair-android": (name) => `Set up ${name} on Android`,
  "factory-reset": (name) => `Factory reset ${name}`,
  disable: (name) => `Disable ${name}`,
  "re-enable": (name) => `Re-enable ${name}`,
  "re-pair": (name) => `Remove and re-pair ${name}`,
};

/** The path of the page that lists the procedures. */
export const coachIndex = "/coach";

/** Gives the path of a procedure's first step. */
export const coachAddress = (device: DeviceId, procedure: CoachProcedureId): string =>
  `${coachIndex}/${device}/${procedure}`;
