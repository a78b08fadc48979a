import { facts } from "#content/catalog/facts.ts";
import { type CoachProcedureId, coachIndex } from "#content/coach/coach-address.ts";
import type { DeviceId } from "#content/device-names.ts";
import type { ManualSection } from "#content/manuals/define-manual.ts";
import { ownSectionAddress, sectionFile } from "#content/manuals/sections.ts";
import { productRecords, trackerRecord } from "#content/products/records.ts";
import { type DisableGuide, ownPageGuides, sharedPageGuides } from "#content/support/disable.ts";
import { productOfTracker, type TrackerId, trackerIds, trackerNames } from "#content/trackers.ts";
import { type CoachProcedure, type CoachStep, coachProcedure } from "./coach.ts";
import { androidSteps, iphoneSteps, pairAgainStep, removedFirstStep, removeStep } from "./phone-steps.ts";
import {
  buttonStep,
  disablePress,
  disableSteps,
  longHoldReset,
  quietStep,
  reEnableSteps,
  resetDone,
  resetInstead,
  resetPress,
} from "./press-steps.ts";

/** A tracker with the procedures that the coach leads through. */
export type CoachDevice = {
  readonly id: DeviceId;
  readonly name: string;
  readonly procedures: readonly CoachProcedure[];
};

function soldTracker(id: TrackerId): CoachDevice {
  const { minIos, minAndroid, coach } = trackerRecord(id);
  const { words, ready, resetsByLongHold, heldTooLong = resetInstead } = coach;
  const { pressesId: presses } = productRecords[productOfTracker(id)];
  const device = { id, name: trackerNames[id] };
  const procedure = (procedureId: CoachProcedureId, file: string, steps: readonly CoachStep[]) =>
    coachProcedure(device, procedureId, ownSectionAddress(id, file), steps, {
      product: id,
      file: sectionFile(id, file),
    });
  const onAndroid = androidSteps(words, ready, minAndroid);
  const reset = resetsByLongHold
    ? longHoldReset(words, `${presses}FactoryReset`)
    : [resetPress(words, `${presses}FactoryReset`)];
  const networks = minIos ? "both" : "google";
  return {
    ...device,
    procedures: [
      ...(minIos ? [procedure("pair-iphone", "setup-ios", iphoneSteps(words, ready, minIos))] : []),
      procedure("pair-android", "setup-android", onAndroid),
      procedure("factory-reset", "factory-reset", [
        removedFirstStep(words, networks),
        resetsByLongHold ? buttonStep(words) : quietStep(words),
        ...reset,
        resetDone(words, networks),
      ]),
      procedure("disable", "disable", disableSteps(words, disablePress(words, `${presses}Disable`, heldTooLong))),
      procedure("re-enable", "disable", reEnableSteps(words, `${presses}ReEnable`)),
      procedure("re-pair", "re-pair", [
        removeStep(words, networks),
        ...reset.slice(0, 1),
        ...(minIos ? [pairAgainStep(words)] : onAndroid.slice(1)),
      ]),
    ],
  };
}

const { procedures } = facts;

const soldTrackers = trackerIds.map(soldTracker);

/** There are no measures for a tracker known by name alone, so it follows the steps that the others share. */
function namedTracker({ device: id, name, stepsAddress }: DisableGuide): CoachDevice {
  const words = {
    it: name,
    findButton:
      "On some trackers the button is a round spot; on others the whole face gives way when you press its middle.",
    middle: "the middle of the button",
    silent: "Put the battery back in, if it has been taken out.",
    silentStranger: `look for a lid, a notch or small screws. If ${name} can be opened, take the battery out; keep a coin cell away from children. If it can't be opened, don't cut or bend it: the battery inside can catch fire. If you're afraid, take it to a police station.`,
  };
  const press = disablePress(words, "incardDisable");
  const about = `These are the steps our trackers share. Hold for about ${procedures.incardDisableHoldSeconds} seconds; if yours responds differently, choose No.`;
  const disable = disableSteps(words, { ...press, text: `${press.text} ${about}` });
  const device = { id, name };
  return {
    ...device,
    procedures: [
      coachProcedure(device, "disable", stepsAddress, disable),
      coachProcedure(device, "re-enable", stepsAddress, reEnableSteps(words, "incardReEnable")),
    ],
  };
}

/** Every device that the coach knows: the trackers that are sold, then those known by name alone. */
export const coachDevices: readonly CoachDevice[] = [
  ...soldTrackers,
  ...[...sharedPageGuides, ...ownPageGuides]
    .filter(({ device }) => !soldTrackers.some(({ id }) => id === device))
    .map(namedTracker),
];

/** Every procedure of every device. */
export const coachProcedures: readonly CoachProcedure[] = coachDevices.flatMap(({ procedures }) => procedures);

/**
 * The paths of the list of procedures and of each procedure's first step, for the sitemap and for keeping them offline.
 */
export const coachAddresses: readonly string[] = [coachIndex, ...coachProcedures.map(({ address }) => address)];

/** Finds the procedure that an address names; undefined where its parts are missing or name none. */
export const findProcedure = (device: string | undefined, procedure: string | undefined): CoachProcedure | undefined =>
  coachProcedures.find((other) => other.device === device && other.id === procedure);

/** Gives the procedures that tell the same as a section of a manual. */
export const coachLinksOf = ({ product, file }: Pick<ManualSection, "product" | "file">): readonly CoachProcedure[] =>
  coachProcedures.filter(({ section }) => section?.product === product && section.file === file);

/** Gives those of the wanted procedures that a device has. Null, where no device is known, has none. */
export const coachLinksTo = (device: string | null, wanted: readonly CoachProcedureId[]): readonly CoachProcedure[] =>
  coachProcedures.filter((procedure) => procedure.device === device && wanted.includes(procedure.id));
