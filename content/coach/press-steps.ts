import { accountLink, type TrackerNetworks } from "#content/account-link.ts";
import { facts } from "#content/catalog/facts.ts";
import { pressPatternOf } from "#content/diagrams/press-patterns.ts";
import { capitalized } from "#content/format.ts";
import { thinkFirst } from "#content/support/disable.ts";
import { ask, type CoachStep, type CoachWords } from "./coach.ts";

const { procedures } = facts;

/** Gives the step before a press that no beeps tell of. */
export const buttonStep = ({ findButton }: CoachWords): CoachStep => ({
  title: "Find the button",
  text: findButton,
  showsButton: true,
});

/** Gives the step before any other in which beeps are counted. */
export const quietStep = ({ findButton }: CoachWords): CoachStep => ({
  title: "Go somewhere quiet",
  text: `You're going to count beeps. ${findButton}`,
});

/**
 * Gives the step that resets a tracker by two presses, of which the second is held (docs/behavior/manuals.md#procedures).
 * @param pattern the id of the press pattern that is drawn and told
 * @throws Error when there is no such pattern
 */
export const resetPress = ({ it, middle, silent }: CoachWords, pattern: string): CoachStep => ({
  title: "Press twice, hold the second press",
  text: pressPatternOf(pattern).text,
  pattern,
  ask: ask(
    `Did you hear ${procedures.incardResetSuccessBeeps} beeps at the end?`,
    `No double beep: press ${middle}, the two presses as quick as a double-click, and hold the second one until the beep. If ${it} was disabled, press once first to wake it.`,
    `A double beep, then silence: ${it} is now disabled, not reset. Press once to wake it and start over. This time let go the moment you hear the double beep.`,
    `No sound at all: try three times. ${silent}`,
  ),
});

/** Gives the last step of a reset whose success was heard or seen. It says what a reset doesn't undo. */
export const resetDone = ({ it }: CoachWords, networks: TrackerNetworks): CoachStep => ({
  title: "Done: it's reset",
  text: `${capitalized(it)} has forgotten its pairing. If it was removed from its account first, it can be set up as new.`,
  note: accountLink.notRemoved(networks),
});

/**
 * Gives the steps that reset a tracker by one long hold. It has no beeps to count, so the second step checks whether the
 * tracker shows up as new (docs/behavior/manuals.md#procedures).
 * @param pattern the id of the press pattern that is drawn and told
 * @throws Error when there is no such pattern
 */
export const longHoldReset = ({ it, silent }: CoachWords, pattern: string): readonly CoachStep[] => [
  {
    title: `Hold the button for the full ${procedures.carbonResetHoldSeconds} seconds`,
    text: `${pressPatternOf(pattern).text} Even a moment less isn't enough.`,
    pattern,
  },
  {
    title: "Check: press once beside the phone",
    text: `Hold ${it} within ${facts.pairing.distanceCm} cm of the phone and press the button once. If it shows up as new, the reset worked.`,
    pattern: "pairing",
    ask: ask(
      "Does it show up as new?",
      `Press once to wake ${it}, in case it was disabled. Then go back one step and hold again: count the full ${procedures.carbonResetHoldSeconds} seconds.`,
      `Still doesn't show up: press twice, quickly, and hold the second press for ${procedures.carbonResetHoldSeconds} seconds, as on InCard Finder. ${procedures.incardResetSuccessBeeps} beeps mean success.`,
      `It asks for another Apple ID: it hasn't been removed from Find My. ${accountLink.othersAccount}`,
      `No sound at all: ${silent}`,
    ),
  },
];

/**
 * Gives the step in which a tracker is turned off (docs/behavior/manuals.md#procedures).
 * @param pattern the id of the press pattern that is drawn and told
 * @param more what it means when more beeps are heard, as a sentence; empty where that can't happen
 * @throws Error when there is no such pattern
 */
export function disablePress(words: CoachWords, pattern: string, more = ""): CoachStep {
  const { middle, silentStranger } = words;
  return {
    title: "Press twice, hold the second press",
    text: `${pressPatternOf(pattern).text} Then let go.`,
    pattern,
    ask: ask(
      `Did you hear ${procedures.incardDisableBeeps} beeps, then silence?`,
      `You hear nothing: press ${middle}, the two presses as quick as a double-click. Hold the second one until it beeps. Try three times, somewhere quiet.`,
      ...(more === "" ? [] : [more]),
      `Still no sound: ${silentStranger}`,
    ),
  };
}

/** What it means when more beeps are heard than those of disabling, on trackers that are reset by the same presses. */
export const resetInstead = `${procedures.incardResetSuccessBeeps} more beeps follow: it has been reset instead. It no longer reports where it is, and stays linked to the account it was set up with. You can leave it that way, or repeat the same presses to turn it off.`;

/**
 * Gives all steps of turning a tracker off. They begin with a warning, because whoever does this may be followed by
 * somebody.
 * @param press the step of the presses, as `disablePress` makes it
 */
export function disableSteps(words: CoachWords, press: CoachStep): readonly CoachStep[] {
  const { it } = words;
  return [
    {
      title: "Is it yours?",
      text: `If ${it} isn't yours and you feel in danger, call 911 first. If you think you know who put it there, talk to someone who can help before you turn it off: they may notice. Take a picture of it where you found it.`,
      note: thinkFirst,
    },
    buttonStep(words),
    press,
    {
      title: "Check that it is off",
      text: `Play a sound, from the alert on your phone or from the app if ${it} is yours. A tracker that is off doesn't ring, and the phone says it can't reach it.`,
      ask: ask(
        "Does it stay silent?",
        `It rings: it's still on, or a press turned it back on. Go back one step and turn it off again.`,
        "Then keep it where nothing presses on it: a single press turns it back on.",
      ),
    },
    {
      title: "Done: it's off",
      text: "Don't press the button again: a single press turns it back on. Keep it where nothing presses on it.",
      note: accountLink.offStaysLinked,
    },
  ];
}

/**
 * Gives all steps of turning a tracker on again (docs/behavior/manuals.md#procedures).
 * @param pattern the id of the press pattern that is drawn
 */
export const reEnableSteps = ({ it, findButton, silent }: CoachWords, pattern: string): readonly CoachStep[] => [
  { title: "Find the button", text: findButton, note: accountLink.onReports(it), showsButton: true },
  { title: "Press once and let go", text: `${capitalized(it)} comes back on with the pairing it had.`, pattern },
  {
    title: "Play a sound from the app",
    text: `Open the app that ${it} is set up with and play a sound, to make sure.`,
    ask: ask("Does it ring?", `Hold ${it} beside the phone and press once more.`, `Still silent: ${silent}`),
  },
  { title: "Done: it's on", text: `${capitalized(it)} is on the map of its account as before.` },
];
