import { facts } from "#content/catalog/facts.ts";
import { ownPageGuides, sharedPageGuides } from "#content/support/disable.ts";
import type { CoachDevice, CoachWords } from "./coach.ts";
import { incardFinder } from "./incard-finder.ts";
import { disablePress, disableSteps, reEnableSteps } from "./press-steps.ts";

/** Devices that the shop sells: they have files of their own here. */
const sold: readonly string[] = [incardFinder.id, "carbon-finder", "tagigo", "tagigo-g"];

function wordsOf(name: string): CoachWords {
  return {
    name,
    it: name,
    findButton:
      "On some trackers the button is a round spot; on others the whole face gives way when you press its middle.",
    middle: "the middle of the button",
    silent: "Put the battery back in, if it has been taken out.",
    silentStranger: `look for a lid, a notch or small screws. If ${name} can be opened, take the battery out; keep a coin cell away from children. If it can't be opened, don't cut or bend it: the battery inside can catch fire. If you're afraid, take it to a police station.`,
  };
}

const about = `These are the steps our trackers share. Hold for about ${facts.procedures.incardDisableHoldSeconds} seconds; if yours responds differently, choose No.`;

/**
 * SeekTag, SeekTag G, VibeTag, TraceMate, Explorer and ClipX. There are no measures for them, so they follow the steps
 * that the other trackers share, as their guides do (content/support/).
 */
export const namedTrackers: readonly CoachDevice[] = [...sharedPageGuides, ...ownPageGuides]
  .filter(({ device }) => !sold.includes(device))
  .map(({ device, name, address }) => {
    const words = wordsOf(name);
    const press = disablePress(words, "incardDisable");
    return {
      id: device,
      name,
      procedures: [
        {
          id: "disable",
          title: `Disable ${name}`,
          home: address,
          sections: [],
          steps: disableSteps(words, { ...press, text: `${press.text} ${about}` }),
        },
        {
          id: "re-enable",
          title: `Re-enable ${name}`,
          home: address,
          sections: [],
          steps: reEnableSteps(words, "incardReEnable"),
        },
      ],
    };
  });
