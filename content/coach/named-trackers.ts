import { facts } from "#content/catalog/facts.ts";
import { ownPageGuides, sharedPageGuides } from "#content/support/disable.ts";
import { type CoachDevice, type CoachProcedureId, type CoachStep, type CoachWords, procedureTitle } from "./coach.ts";
import { disablePress, disableSteps, reEnableSteps } from "./press-steps.ts";
import { soldTrackers } from "./sold-trackers.ts";

function wordsOf(name: string): CoachWords {
  return {
    it: name,
    findButton:
      "On some trackers the button is a round spot; on others the whole face gives way when you press its middle.",
    middle: "the middle of the button",
    silent: "Put the battery back in, if it has been taken out.",
    silentStranger: `look for a lid, a notch or small screws. If ${name} can be opened, take the battery out; keep a coin cell away from children. If it can't be opened, don't cut or bend it: the battery inside can catch fire. If you're afraid, take it to a police station.`,
  };
}

const about = `These are the steps our trackers share. Hold for about ${facts.procedures.incardDisableHoldSeconds} seconds; if yours responds differently, choose No.`;

/** There are no measures for these, so they follow the steps that the other trackers share. */
export const namedTrackers: readonly CoachDevice[] = [...sharedPageGuides, ...ownPageGuides]
  .filter(({ device }) => !soldTrackers.some(({ id }) => id === device))
  .map(({ device, name, address }) => {
    const words = wordsOf(name);
    const press = disablePress(words, "incardDisable");
    const procedure = (id: CoachProcedureId, steps: readonly CoachStep[]) => ({
      id,
      title: procedureTitle[id](name),
      home: address,
      sections: [],
      steps,
    });
    return {
      id: device,
      name,
      procedures: [
        procedure("disable", disableSteps(words, { ...press, text: `${press.text} ${about}` })),
        procedure("re-enable", reEnableSteps(words, "incardReEnable")),
      ],
    };
  });
