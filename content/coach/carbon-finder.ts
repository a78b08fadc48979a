import { facts } from "#content/catalog/facts.ts";
import { manualAddress } from "#content/manuals/manuals.ts";
import type { CoachDevice, CoachWords } from "./coach.ts";
import { androidSteps, iphoneSteps, pairAgainStep, removeStep } from "./phone-steps.ts";
import { disablePress, disableSteps, longHoldReset, quietStep, reEnableSteps } from "./press-steps.ts";

const product = "carbon-finder";
const { minAndroid, minIos, chargeHours } = facts.carbonFinder;

const words: CoachWords = {
  name: "Carbon Finder",
  it: "the card",
  findButton: "The round button is on the front of the card, at the lower right.",
  middle: "the middle of the button with the tip of a finger",
  silent: `Charge the card for about ${chargeHours} hours and try again.`,
  silentStranger:
    "if it isn't yours, don't charge it and don't cut or bend it: the battery inside can catch fire. If you're afraid, take it to a police station.",
};

const charged = `The card has been charged for about ${chargeHours} hours and is off the charging pad.`;

/** Carbon Finder, step by step. */
export const carbonFinder: CoachDevice = {
  id: product,
  name: words.name,
  procedures: [
    {
      id: "pair-iphone",
      title: "Set up Carbon Finder on iPhone",
      home: manualAddress(product, "setup-ios"),
      sections: [{ product, file: "setup-ios" }],
      steps: iphoneSteps(words, charged, minIos),
    },
    {
      id: "pair-android",
      title: "Set up Carbon Finder on Android",
      home: manualAddress(product, "setup-android"),
      sections: [{ product, file: "setup-android" }],
      steps: androidSteps(words, charged, minAndroid),
    },
    {
      id: "factory-reset",
      title: "Factory reset Carbon Finder",
      home: manualAddress(product, "factory-reset"),
      sections: [{ product, file: "factory-reset" }],
      steps: [quietStep(words), ...longHoldReset(words, "carbonFactoryReset")],
    },
    {
      id: "disable",
      title: "Disable Carbon Finder",
      home: manualAddress(product, "disable"),
      sections: [{ product, file: "disable" }],
      steps: disableSteps(
        words,
        disablePress(
          words,
          "carbonDisable",
          `More than ${facts.procedures.incardDisableBeeps} beeps: you may have held it long enough to reset it. It has forgotten its pairing. Repeat the same presses to turn it off as well.`,
        ),
      ),
    },
    {
      id: "re-enable",
      title: "Re-enable Carbon Finder",
      home: manualAddress(product, "disable"),
      sections: [{ product, file: "disable" }],
      steps: reEnableSteps(words, "carbonReEnable"),
    },
    {
      id: "re-pair",
      title: "Remove and re-pair Carbon Finder",
      home: manualAddress(product, "re-pair"),
      sections: [{ product, file: "re-pair" }],
      steps: [
        removeStep(words, "both"),
        ...longHoldReset(words, "carbonFactoryReset").slice(0, 1),
        pairAgainStep(words),
      ],
    },
  ],
};
