import { facts } from "#content/catalog/facts.ts";
import type { PressPatternId } from "#content/diagrams/press-patterns.ts";
import { type ManualProduct, manualAddress } from "#content/manuals/manuals.ts";
import {
  type CoachDevice,
  type CoachProcedure,
  type CoachProcedureId,
  type CoachWords,
  procedureTitle,
} from "./coach.ts";
import { androidSteps, iphoneSteps, pairAgainStep, removeStep } from "./phone-steps.ts";
import {
  disablePress,
  disableSteps,
  longHoldReset,
  quietStep,
  reEnableSteps,
  resetDone,
  resetInstead,
  resetPress,
} from "./press-steps.ts";

type SoldTracker = {
  readonly id: ManualProduct;
  readonly words: CoachWords;
  readonly ready: string;
  readonly minAndroid: string;
  /** None for a tracker of Google Find Hub alone. */
  readonly minIos?: string;
  readonly patterns: {
    readonly reset: PressPatternId;
    readonly disable: PressPatternId;
    readonly reEnable: PressPatternId;
  };
  /** One long hold without beeps to count. */
  readonly resetsByLongHold?: true;
  readonly heldTooLong?: string;
  readonly disableFile?: string;
  readonly home: (file: string) => string;
};

function coachDevice(tracker: SoldTracker): CoachDevice {
  const { id, words, ready, minIos, patterns, disableFile = "disable" } = tracker;
  const procedure = (procedureId: CoachProcedureId, file: string, steps: CoachProcedure["steps"]): CoachProcedure => ({
    id: procedureId,
    title: procedureTitle[procedureId](words.name),
    home: tracker.home(file),
    sections: [{ product: id, file }],
    steps,
  });
  const onAndroid = androidSteps(words, ready, tracker.minAndroid);
  const reset = tracker.resetsByLongHold
    ? longHoldReset(words, patterns.reset)
    : [resetPress(words, patterns.reset), resetDone(words)];
  const press = disablePress(words, patterns.disable, tracker.heldTooLong ?? resetInstead);
  return {
    id,
    name: words.name,
    procedures: [
      ...(minIos ? [procedure("pair-iphone", "setup-ios", iphoneSteps(words, ready, minIos))] : []),
      procedure("pair-android", "setup-android", onAndroid),
      procedure("factory-reset", "factory-reset", [quietStep(words), ...reset]),
      procedure("disable", disableFile, disableSteps(words, press)),
      procedure("re-enable", disableFile, reEnableSteps(words, patterns.reEnable)),
      procedure("re-pair", "re-pair", [
        removeStep(words, minIos ? "both" : "google"),
        ...reset.slice(0, 1),
        ...(minIos ? [pairAgainStep(words)] : onAndroid.slice(1)),
      ]),
    ],
  };
}

const card = {
  it: "the card",
  findButton: "The round button is on the front of the card, at the lower right.",
  middle: "the middle of the button with the tip of a finger",
};

const tagigoWords = (name: "Tagigo" | "Tagigo G"): CoachWords => ({
  name,
  it: name,
  findButton: "The button is the round face with the name on it.",
  middle: "the middle of the face",
  silent: "Change the battery.",
  silentStranger:
    "open it and take the battery out. Without its battery it sends nothing. Keep the cell away from children.",
});

export const pullTab = "If a plastic tab sticks out of the case, pull it out.";

const tagigoPatterns = {
  reset: "tagigoFactoryReset",
  disable: "tagigoDisable",
  reEnable: "tagigoReEnable",
} as const;

const { incardFinder, tagigo, carbonFinder, procedures } = facts;
const charging = `about ${carbonFinder.chargeHours} hours`;

export const soldTrackers: readonly CoachDevice[] = [
  coachDevice({
    id: "incard-finder",
    home: (file) => manualAddress("incard-finder", file),
    words: {
      ...card,
      name: "InCard Finder",
      silent: "The battery section of the manual says what else to try.",
      silentStranger:
        "its battery can't be taken out, so never cut or bend it. If it isn't yours and you're afraid, take it to a police station.",
    },
    ready: "The card works on one network at a time, so it must not be paired with the other.",
    minAndroid: incardFinder.minAndroid,
    minIos: incardFinder.minIos,
    patterns: { reset: "incardFactoryReset", disable: "incardDisable", reEnable: "incardReEnable" },
    disableFile: "disable-finder",
  }),
  coachDevice({
    id: "tagigo",
    home: (file) => manualAddress("tagigo", `${file}-tagigo`),
    words: tagigoWords("Tagigo"),
    ready: pullTab,
    minAndroid: tagigo.minAndroid,
    minIos: tagigo.minIos,
    patterns: tagigoPatterns,
  }),
  coachDevice({
    id: "tagigo-g",
    home: (file) => manualAddress("tagigo", `${file}-tagigo-g`),
    words: tagigoWords("Tagigo G"),
    ready: pullTab,
    minAndroid: tagigo.minAndroid,
    patterns: tagigoPatterns,
  }),
  coachDevice({
    id: "carbon-finder",
    home: (file) => manualAddress("carbon-finder", file),
    words: {
      ...card,
      name: "Carbon Finder",
      silent: `Charge the card for ${charging} and try again.`,
      silentStranger:
        "if it isn't yours, don't charge it and don't cut or bend it: the battery inside can catch fire. If you're afraid, take it to a police station.",
    },
    ready: `The card has been charged for ${charging} and is off the charging pad.`,
    minAndroid: carbonFinder.minAndroid,
    minIos: carbonFinder.minIos,
    patterns: { reset: "carbonFactoryReset", disable: "carbonDisable", reEnable: "carbonReEnable" },
    resetsByLongHold: true,
    heldTooLong: `More than ${procedures.incardDisableBeeps} beeps: you may have held it long enough to reset it. It has forgotten its pairing. Repeat the same presses to turn it off as well.`,
  }),
];
