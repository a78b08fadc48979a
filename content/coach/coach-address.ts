import type { DeviceId } from "#content/device-names.ts";

/** The procedures that the coach leads through, with the titles of their pages. Each id is a part of an address, and permanent. */
export const procedureTitles = {
  "pair-iphone": (name: string) => `Set up ${name} on iPhone`,
  "pair-android": (name: string) => `Set up ${name} on Android`,
  "factory-reset": (name: string) => `Factory reset ${name}`,
  disable: (name: string) => `Disable ${name}`,
  "re-enable": (name: string) => `Re-enable ${name}`,
  "re-pair": (name: string) => `Remove and re-pair ${name}`,
};

export type CoachProcedureId = keyof typeof procedureTitles;

export const coachIndex = "/coach";

/** Address of a procedure's first step. */
export const coachAddress = (device: DeviceId, procedure: CoachProcedureId): string =>
  `${coachIndex}/${device}/${procedure}`;
