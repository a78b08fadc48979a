import { accountLink } from "#content/account-link.ts";
import { facts } from "#content/catalog/facts.ts";
import { trackerRecord } from "#content/products/records.ts";
import { type TrackerId, trackerIds, trackerNames } from "#content/trackers.ts";

const { pairing, procedures, tagigo, carbonFinder } = facts;

/** What an answer says of the tracker and the phone, and to whom it is offered. */
type ChoiceContext = {
  /** The tracker that it names, which later questions and solutions then speak of. */
  readonly device?: TrackerId;
  /** The phone that it names. */
  readonly phone?: "ios" | "android";
  /** It is offered only after this phone was named. Without it everybody has the answer. */
  readonly only?: "ios" | "android";
};

/** An answer as it is written below. `to` is the id of the question or solution that it leads to. */
type Answer = readonly [label: string, to: string, context?: ChoiceContext];

/** An answer that a visitor can choose. */
export type Choice = ChoiceContext & {
  /** Its part of an address, which is permanent. */
  readonly slug: string;
  readonly label: string;
  /** The id of the question or solution that it leads to. */
  readonly to: string;
};

/** A question of the troubleshooter with its answers. */
export type Question = {
  readonly text: string;
  /** What helps to answer it. Undefined where the question says all. */
  readonly hint: string | undefined;
  readonly choices: readonly Choice[];
};

/**
 * Makes a question.
 * @param answers by their slugs, in the order in which they are shown
 */
const question = (text: string, answers: Readonly<Record<string, Answer>>, hint?: string): Question => ({
  text,
  hint,
  choices: Object.entries(answers).map(([slug, [label, to, context]]) => ({ slug, label, to, ...context })),
});

const whichTracker = (to: (device: TrackerId) => string, hint?: string): Question => {
  const answers = trackerIds.map((device): [string, Answer] => [
    device,
    [trackerNames[device], to(device), { device }],
  ]);
  return question("Which tracker is it?", Object.fromEntries(answers), hint);
};

const whichPhone = "Which phone is it?";
const onIphone = (to: string): Answer => ["iPhone", to, { phone: "ios" }];
const onAndroid = (to: string): Answer => ["Android phone", to, { phone: "android" }];

const howToPress = "In the middle of the button, somewhere quiet. Try three times.";

/**
 * Makes the question whether a pressed tracker beeps.
 * @param silent the id that a silent one leads to
 */
const soundButton = (silent: string): Question =>
  question(
    "Press its button once. Do you hear anything?",
    { beep: ["Yes, it beeps", "sound-bluetooth"], silent: ["No, nothing", silent] },
    howToPress,
  );

/** Every question by its id, which topics and answers lead to. */
export const questions: Readonly<Record<string, Question>> = {
  "pair-device": whichTracker(
    (device) => (trackerRecord(device).minIos === null ? "pair-phone-g" : "pair-phone"),
    "Tagigo or Tagigo G? Your order says so.",
  ),
  "pair-phone": question(whichPhone, { iphone: onIphone("pair-beep"), android: onAndroid("pair-beep") }),
  "pair-phone-g": question(whichPhone, { android: onAndroid("pair-beep"), iphone: onIphone("google-only") }),
  "pair-beep": question(
    "Press its button once. Does it beep?",
    { beep: ["Yes, it beeps", "pair-near"], silent: ["No, I hear nothing", "power"] },
    howToPress,
  ),
  "pair-near": question(
    `Within ${pairing.distanceCm} cm, phone unlocked, Bluetooth and Location on?`,
    { all: ["Yes, all of it", "pair-before"], "not-sure": ["No, or not sure", "open-window"] },
    `A press opens the pairing window for ${pairing.windowMinutes} minutes.`,
  ),
  "pair-before": question("Which of these is true?", {
    new: ["It's new and has never been set up", "update-phone"],
    used: ["It was set up before, with any phone", "remove-and-reset"],
    linked: ["Find My says it's linked to another Apple ID", "owner-releases", { only: "ios" }],
    limit: ["Find My says no more items can be added", "item-limit", { only: "ios" }],
  }),

  "place-near": question("Where is the tracker now?", {
    "with-me": ["With me, or in the same room", "place-ring"],
    away: ["Somewhere else", "place-phone"],
  }),
  "place-ring": question(
    "Play a sound from its app. Does it ring?",
    { rings: ["Yes, it rings", "place-works"], silent: ["No", "sound-device"] },
    "Find My: Items, the tracker, Play Sound. Find Hub: the tracker, Play sound.",
  ),
  "place-phone": question(whichPhone, { iphone: onIphone("place-far"), android: onAndroid("place-far") }),

  "sound-device": whichTracker((device) => `sound-button-${device}`),
  ...Object.fromEntries(
    trackerIds.map((id) => [`sound-button-${id}`, soundButton(trackerRecord(id).troubleshooter.silent)]),
  ),
  "sound-bluetooth": question(
    "Turn the phone's Bluetooth off and on, and play a sound. Does it ring now?",
    { rings: ["Yes, it rings", "rings-again"], silent: ["No", "remove-and-reset"] },
    "With the tracker beside the phone.",
  ),
  "sound-cold": question("Has the card been very cold or very hot?", {
    yes: ["Yes", "room-temperature"],
    no: ["No", "power"],
  }),
  "sound-cell": question(`Does it have a new ${tagigo.batteryCell} coin cell?`, {
    "not-yet": ["Not yet", "power"],
    "new-cell": ["Yes, and it's still silent", "turn-cell"],
  }),
  "sound-charged": question(`Has it been on a Qi pad for about ${carbonFinder.chargeHours} hours?`, {
    "not-yet": ["Not yet", "power"],
    charged: ["Yes, and it's still silent", "check-pad"],
  }),

  "reset-device": whichTracker((device) =>
    trackerRecord(device).coach.resetsByLongHold ? "reset-carbon" : "reset-heard",
  ),
  "reset-heard": question(
    `Press twice, hold the second press for ${procedures.incardResetHoldSeconds} seconds. What do you hear?`,
    {
      nothing: ["Nothing at all", "power"],
      "no-double-beep": ["Beeps, but no double beep", "press-quicker"],
      "then-silence": ["A double beep, then silence", "disabled-instead"],
      success: [`${procedures.incardResetSuccessBeeps} beeps, but it still won't pair`, "reset-says"],
    },
    `${accountLink.first} Let go the moment you hear a double beep. ${procedures.incardResetSuccessBeeps} beeps mean success.`,
  ),
  "reset-carbon": question(
    `Hold its button for the full ${procedures.carbonResetHoldSeconds} seconds, let go, and press once beside the phone. What happens?`,
    {
      nothing: ["I hear nothing at all", "power"],
      "not-new": ["It doesn't show up as new", "carbon-again"],
      linked: ["It asks for another Apple ID", "owner-releases"],
    },
    `${accountLink.first} Off the charging pad. Count slowly.`,
  ),
  "reset-says": question("What does the phone say?", {
    linked: ["It's linked to another Apple ID", "owner-releases"],
    nothing: ["Nothing: it doesn't find the tracker", "open-window"],
  }),

  "owner-phone": question("Where was it set up before?", {
    "find-my": ["In Apple Find My", "owner-apple", { phone: "ios" }],
    "find-hub": ["In Google Find Hub", "owner-google", { phone: "android" }],
    "not-known": ["I don't know", "owner-apple"],
  }),
  "owner-apple": question("Whose account is it linked to?", {
    mine: ["Mine, on another phone", "own-account"],
    reachable: ["Someone I can ask", "owner-releases"],
    unknown: ["Someone I can't reach", "owner-unknown"],
  }),
  "owner-google": question("Has it been removed from Find Hub there?", {
    removed: ["Yes", "reset-device-owner"],
    "not-yet": ["No, or I don't know", "owner-removes-google"],
  }),
  "reset-device-owner": whichTracker(() => "remove-and-reset"),
};
