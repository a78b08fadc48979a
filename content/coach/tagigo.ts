import { facts } from "#content/catalog/facts.ts";
import { manualAddress } from "#content/manuals/manuals.ts";
import type { CoachDevice, CoachWords } from "./coach.ts";
import { androidSteps, iphoneSteps, pairAgainStep, removeStep } from "./phone-steps.ts";
import {
  disablePress,
  disableSteps,
  quietStep,
  reEnableSteps,
  resetDone,
  resetInstead,
  resetPress,
} from "./press-steps.ts";

const { minAndroid, minIos } = facts.tagigo;

/** What is said of both versions of Tagigo. */
export function tagigoWords(name: "Tagigo" | "Tagigo G"): CoachWords {
  return {
    name,
    it: name,
    findButton: "The button is the round face with the name on it.",
    middle: "the middle of the face",
    silent: "Change the battery.",
    silentStranger:
      "open it and take the battery out. Without its battery it sends nothing. Keep the cell away from children.",
  };
}

/** A new one may have a tab at its battery. */
export const pullTab = "If a plastic tab sticks out of the case, pull it out.";

const product = "tagigo";
const words = tagigoWords("Tagigo");

/** Tagigo, the dual-network version, step by step. */
export const tagigo: CoachDevice = {
  id: product,
  name: words.name,
  procedures: [
    {
      id: "pair-iphone",
      title: "Set up Tagigo on iPhone",
      home: manualAddress("tagigo", "setup-ios-tagigo"),
      sections: [{ product, file: "setup-ios" }],
      steps: iphoneSteps(words, pullTab, minIos),
    },
    {
      id: "pair-android",
      title: "Set up Tagigo on Android",
      home: manualAddress("tagigo", "setup-android-tagigo"),
      sections: [{ product, file: "setup-android" }],
      steps: androidSteps(words, pullTab, minAndroid),
    },
    {
      id: "factory-reset",
      title: "Factory reset Tagigo",
      home: manualAddress("tagigo", "factory-reset-tagigo"),
      sections: [{ product, file: "factory-reset" }],
      steps: [quietStep(words), resetPress(words, "tagigoFactoryReset"), resetDone(words)],
    },
    {
      id: "disable",
      title: "Disable Tagigo",
      home: manualAddress("tagigo", "disable-tagigo"),
      sections: [{ product, file: "disable" }],
      steps: disableSteps(words, disablePress(words, "tagigoDisable", resetInstead)),
    },
    {
      id: "re-enable",
      title: "Re-enable Tagigo",
      home: manualAddress("tagigo", "disable-tagigo"),
      sections: [{ product, file: "disable" }],
      steps: reEnableSteps(words, "tagigoReEnable"),
    },
    {
      id: "re-pair",
      title: "Remove and re-pair Tagigo",
      home: manualAddress("tagigo", "re-pair-tagigo"),
      sections: [{ product, file: "re-pair" }],
      steps: [removeStep(words, "both"), resetPress(words, "tagigoFactoryReset"), pairAgainStep(words)],
    },
  ],
};
