import { facts } from "#content/catalog/facts.ts";
import { manualAddress } from "#content/manuals/manuals.ts";
import type { CoachDevice } from "./coach.ts";
import { androidSteps, removeStep } from "./phone-steps.ts";
import {
  disablePress,
  disableSteps,
  quietStep,
  reEnableSteps,
  resetDone,
  resetInstead,
  resetPress,
} from "./press-steps.ts";
import { pullTab, tagigoWords } from "./tagigo.ts";

const product = "tagigo-g";
const words = tagigoWords("Tagigo G");
const pairing = androidSteps(words, pullTab, facts.tagigo.minAndroid);

/** Tagigo G, for Google Find Hub alone, step by step. */
export const tagigoG: CoachDevice = {
  id: product,
  name: words.name,
  procedures: [
    {
      id: "pair-android",
      title: "Set up Tagigo G on Android",
      home: manualAddress("tagigo", "setup-android-tagigo-g"),
      sections: [{ product, file: "setup-android" }],
      steps: pairing,
    },
    {
      id: "factory-reset",
      title: "Factory reset Tagigo G",
      home: manualAddress("tagigo", "factory-reset-tagigo-g"),
      sections: [{ product, file: "factory-reset" }],
      steps: [quietStep(words), resetPress(words, "tagigoFactoryReset"), resetDone(words)],
    },
    {
      id: "disable",
      title: "Disable Tagigo G",
      home: manualAddress("tagigo", "disable-tagigo-g"),
      sections: [{ product, file: "disable" }],
      steps: disableSteps(words, disablePress(words, "tagigoDisable", resetInstead)),
    },
    {
      id: "re-enable",
      title: "Re-enable Tagigo G",
      home: manualAddress("tagigo", "disable-tagigo-g"),
      sections: [{ product, file: "disable" }],
      steps: reEnableSteps(words, "tagigoReEnable"),
    },
    {
      id: "re-pair",
      title: "Remove and re-pair Tagigo G",
      home: manualAddress("tagigo", "re-pair-tagigo-g"),
      sections: [{ product, file: "re-pair" }],
      steps: [removeStep(words, "google"), resetPress(words, "tagigoFactoryReset"), ...pairing.slice(1)],
    },
  ],
};
