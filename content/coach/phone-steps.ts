import { accountLink, removalSteps, removalTries, type TrackerNetworks } from "#content/account-link.ts";
import { facts } from "#content/catalog/facts.ts";
import { capitalized } from "#content/format.ts";
import { ask, type CoachStep, type CoachWords } from "./coach.ts";

const { pairing, apple } = facts;

const pairPress = ({ it }: CoachWords): CoachStep => ({
  title: "Press once and let go",
  text: `Within ${pairing.distanceCm} cm of the phone, away from other trackers. ${capitalized(it)} can now be paired for ${pairing.windowMinutes} minutes.`,
  pattern: "pairing",
});

const again = `Press the button once more: the pairing window closes after ${pairing.windowMinutes} minutes, and a press opens it again.`;

/**
 * Gives the steps that set a tracker up on an Android phone.
 * @param first a sentence with what the tracker needs before its first setup
 * @param minAndroid the oldest version of Android that it works with, such as "9"
 */
export function androidSteps(words: CoachWords, first: string, minAndroid: string): readonly CoachStep[] {
  const { it, silent } = words;
  return [
    {
      title: "Get the phone ready",
      text: `${first} The phone runs Android ${minAndroid} or later, has a screen lock, and Bluetooth and Location are on. Install Google's free Find Hub app.`,
      note: accountLink.usedBefore,
    },
    {
      title: `Unlock the phone, hold ${it} beside it`,
      text: `Closer than ${pairing.distanceCm} cm. ${words.findButton}`,
    },
    pairPress(words),
    {
      title: "Wait for the pop-up, tap Connect",
      text: `A pop-up with the name rises from the bottom of the screen. Accept the Find Hub terms and give ${it} a name you'll recognize.`,
      ask: ask(
        "Did the pop-up appear?",
        again,
        `Bring ${it} closer, keep the screen unlocked, turn Bluetooth off and on, and check that Location is on.`,
        "Update Google Play services and Find Hub in Google Play, then restart the phone.",
        `Still nothing: ${it} may be paired with another account or network. Remove it there, do a factory reset, and start over.`,
        `No sound at all, whatever you press: ${silent}`,
      ),
    },
    testStep(words, "Open Find Hub"),
  ];
}

/**
 * Gives the steps that set a tracker up on an iPhone.
 * @param first a sentence with what the tracker needs before its first setup
 * @param minIos the oldest version of iOS that it works with, such as "14.5"
 */
export function iphoneSteps(words: CoachWords, first: string, minIos: string): readonly CoachStep[] {
  const { it, silent } = words;
  return [
    {
      title: "Get the iPhone ready",
      text: `${first} The iPhone runs iOS ${minIos} or later, with Find My iPhone, Bluetooth and Location Services on. Your Apple ID holds up to ${apple.maxItemsPerAppleId} items.`,
      note: accountLink.usedBefore,
    },
    {
      title: "Open Find My, tap Items, then +, then Add Other Item",
      text: `Choose this even though Add AirTag is listed above it. Hold ${it} beside the iPhone. ${words.findButton}`,
    },
    pairPress(words),
    {
      title: "Tap Connect",
      text: `When Find My shows ${it}, tap Connect. Choose a name and an emoji, tap Agree to link it to your Apple ID, then Finish.`,
      ask: ask(
        "Did Find My show it?",
        again,
        `Bring ${it} closer, leave Add Other Item open, and turn Bluetooth off and on in Settings.`,
        "In Settings, open Privacy & Security, then Location Services, and allow Find My. Install any iOS update that's waiting.",
        `It says the item is linked to another Apple ID. ${accountLink.othersAccount} A factory reset doesn't undo the link.`,
        `No sound at all, whatever you press: ${silent}`,
      ),
    },
    testStep(words, "Under Items"),
  ];
}

const testStep = ({ it, silent }: CoachWords, where: string): CoachStep => ({
  title: "Test it: play a sound",
  text: `${where}, tap ${it}, then Play Sound. If it rings, ${it} is ready.`,
  note: accountLink.nowLinked,
  ask: ask(
    "Does it ring?",
    `Bring ${it} closer to the phone and play the sound again: the phone has to be in Bluetooth range.`,
    silent,
  ),
});

const removal = (it: string, networks: TrackerNetworks): Pick<CoachStep, "text" | "ask"> => ({
  text: removalSteps(it, networks).join("\n"),
  ask: ask(
    "Is it gone from the list?",
    `Hold ${it} beside the phone, check that Bluetooth is on and the phone online, and try again.`,
    ...removalTries,
  ),
});

/** Gives the step that removes a tracker from its app, which comes before it is paired again or handed on. */
export const removeStep = ({ it }: CoachWords, networks: TrackerNetworks): CoachStep => ({
  title: "Remove it from the app",
  ...removal(it, networks),
});

/** Gives the first step of a factory reset: whoever resets first and sells it then, sells one that is locked. */
export const removedFirstStep = ({ it }: CoachWords, networks: TrackerNetworks): CoachStep => ({
  title: accountLink.removed(networks),
  ...removal(it, networks),
  note: accountLink.first,
});

/** Gives the step that pairs a tracker with another phone, be it an iPhone or an Android phone. */
export const pairAgainStep = ({ it }: CoachWords): CoachStep => ({
  title: "Set it up again",
  text: `Within ${pairing.distanceCm} cm of its new phone, press the button once. You have ${pairing.windowMinutes} minutes: on iPhone add ${it} in Find My, on Android wait for the pop-up.`,
  note: accountLink.nowLinked,
  pattern: "pairing",
  ask: ask(
    "Can it be paired?",
    again,
    `Find My says the item is linked to another Apple ID. ${accountLink.othersAccount}`,
    `The item limit is reached: an Apple ID holds ${apple.maxItemsPerAppleId} items. Remove one you no longer use.`,
  ),
});
