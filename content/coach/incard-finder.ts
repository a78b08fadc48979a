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

const product = "incard-finder";
const { minAndroid, minIos } = facts.incardFinder;

const words: CoachWords = {
  name: "InCard Finder",
  it: "the card",
  findButton: "The round button is on the front of the card, at the lower right.",
  middle: "the middle of the button with the tip of a finger",
  silent: "The battery section of the manual says what else to try.",
  silentStranger:
    "its battery can't be taken out, so never cut or bend it. If it isn't yours and you're afraid, take it to a police station.",
};

const notPaired = "The card works on one network at a time, so it must not be paired with the other.";

/** InCard Finder, step by step. */
export const incardFinder: CoachDevice = {
  id: product,
  name: words.name,
  procedures: [
    {
      id: "pair-iphone",
      title: "Set up InCard Finder on iPhone",
      home: manualAddress(product, "setup-ios"),
      sections: [{ product, file: "setup-ios" }],
      steps: iphoneSteps(words, notPaired, minIos),
    },
    {
      id: "pair-android",
      title: "Set up InCard Finder on Android",
      home: manualAddress(product, "setup-android"),
      sections: [{ product, file: "setup-android" }],
      steps: androidSteps(words, notPaired, minAndroid),
    },
    {
      id: "factory-reset",
      title: "Factory reset InCard Finder",
      home: manualAddress(product, "factory-reset"),
      sections: [{ product, file: "factory-reset" }],
      steps: [quietStep(words), resetPress(words, "incardFactoryReset"), resetDone(words)],
    },
    {
      id: "disable",
      title: "Disable InCard Finder",
      home: manualAddress(product, "disable-finder"),
      sections: [{ product, file: "disable-finder" }],
      steps: disableSteps(words, disablePress(words, "incardDisable", resetInstead)),
    },
    {
      id: "re-enable",
      title: "Re-enable InCard Finder",
      home: manualAddress(product, "disable-finder"),
      sections: [{ product, file: "disable-finder" }],
      steps: reEnableSteps(words, "incardReEnable"),
    },
    {
      id: "re-pair",
      title: "Remove and re-pair InCard Finder",
      home: manualAddress(product, "re-pair"),
      sections: [{ product, file: "re-pair" }],
      steps: [removeStep(words, "both"), resetPress(words, "incardFactoryReset"), pairAgainStep(words)],
    },
  ],
};
