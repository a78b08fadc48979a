import { facts } from "#content/catalog/facts.ts";
import { type TrackerId, trackerIds, trackerNames } from "#content/trackers.ts";
import type { Choice, Question } from "./graph.ts";

const { pairing, procedures, tagigo, carbonFinder } = facts;

const whichTracker = "Which tracker is it?";

function deviceChoices(to: (device: TrackerId) => string): readonly Choice[] {
  return trackerIds.map((device) => ({ slug: device, label: trackerNames[device], device, to: to(device) }));
}

const onIphone = (to: string): Choice => ({ slug: "iphone", label: "iPhone", phone: "ios", to });
const onAndroid = (to: string): Choice => ({ slug: "android", label: "Android phone", phone: "android", to });

/** @param silent what a silent one leads to */
const soundButton = (silent: string): Question => ({
  text: "Press its button once. Do you hear anything?",
  hint: "In the middle of the button, somewhere quiet. Try three times.",
  choices: [
    { slug: "beep", label: "Yes, it beeps", to: "sound-bluetooth" },
    { slug: "silent", label: "No, nothing", to: silent },
  ],
});

/** By their ids, which `to` of topics and choices names. */
export const questions: Readonly<Record<string, Question>> = {
  "pair-device": {
    text: whichTracker,
    hint: "Tagigo or Tagigo G? Your order says so.",
    choices: deviceChoices((device) => (device === "tagigo-g" ? "pair-phone-g" : "pair-phone")),
  },
  "pair-phone": {
    text: "Which phone is it?",
    choices: [onIphone("pair-beep"), onAndroid("pair-beep")],
  },
  "pair-phone-g": {
    text: "Which phone is it?",
    choices: [onAndroid("pair-beep"), onIphone("google-only")],
  },
  "pair-beep": {
    text: "Press its button once. Does it beep?",
    hint: "In the middle of the button, somewhere quiet. Try three times.",
    choices: [
      { slug: "beep", label: "Yes, it beeps", to: "pair-near" },
      { slug: "silent", label: "No, I hear nothing", to: "power" },
    ],
  },
  "pair-near": {
    text: `Within ${pairing.distanceCm} cm, phone unlocked, Bluetooth and Location on?`,
    hint: `A press opens the pairing window for ${pairing.windowMinutes} minutes.`,
    choices: [
      { slug: "all", label: "Yes, all of it", to: "pair-before" },
      { slug: "not-sure", label: "No, or not sure", to: "open-window" },
    ],
  },
  "pair-before": {
    text: "Which of these is true?",
    choices: [
      { slug: "new", label: "It's new and has never been set up", to: "update-phone" },
      { slug: "used", label: "It was set up before, with any phone", to: "remove-and-reset" },
      { slug: "linked", label: "Find My says it's linked to another Apple ID", only: "ios", to: "owner-releases" },
      { slug: "limit", label: "Find My says no more items can be added", only: "ios", to: "item-limit" },
    ],
  },

  "place-near": {
    text: "Where is the tracker now?",
    choices: [
      { slug: "with-me", label: "With me, or in the same room", to: "place-ring" },
      { slug: "away", label: "Somewhere else", to: "place-phone" },
    ],
  },
  "place-ring": {
    text: "Play a sound from its app. Does it ring?",
    hint: "Find My: Items, the tracker, Play Sound. Find Hub: the tracker, Play sound.",
    choices: [
      { slug: "rings", label: "Yes, it rings", to: "place-works" },
      { slug: "silent", label: "No", to: "sound-device" },
    ],
  },
  "place-phone": {
    text: "Which phone is it?",
    choices: [onIphone("place-far"), onAndroid("place-far")],
  },

  "sound-device": {
    text: whichTracker,
    choices: deviceChoices((device) => `sound-button-${device}`),
  },
  "sound-button-incard-finder": soundButton("sound-cold"),
  "sound-button-tagigo": soundButton("sound-cell"),
  "sound-button-tagigo-g": soundButton("sound-cell"),
  "sound-button-carbon-finder": soundButton("sound-charged"),
  "sound-bluetooth": {
    text: "Turn the phone's Bluetooth off and on, and play a sound. Does it ring now?",
    hint: "With the tracker beside the phone.",
    choices: [
      { slug: "rings", label: "Yes, it rings", to: "rings-again" },
      { slug: "silent", label: "No", to: "remove-and-reset" },
    ],
  },
  "sound-cold": {
    text: "Has the card been very cold or very hot?",
    choices: [
      { slug: "yes", label: "Yes", to: "room-temperature" },
      { slug: "no", label: "No", to: "power" },
    ],
  },
  "sound-cell": {
    text: `Does it have a new ${tagigo.batteryCell} coin cell?`,
    choices: [
      { slug: "not-yet", label: "Not yet", to: "power" },
      { slug: "new-cell", label: "Yes, and it's still silent", to: "turn-cell" },
    ],
  },
  "sound-charged": {
    text: `Has it been on a Qi pad for about ${carbonFinder.chargeHours} hours?`,
    choices: [
      { slug: "not-yet", label: "Not yet", to: "power" },
      { slug: "charged", label: "Yes, and it's still silent", to: "check-pad" },
    ],
  },

  "reset-device": {
    text: whichTracker,
    choices: deviceChoices((device) => (device === "carbon-finder" ? "reset-carbon" : "reset-heard")),
  },
  "reset-heard": {
    text: `Press twice, hold the second press for ${procedures.incardResetHoldSeconds} seconds. What do you hear?`,
    hint: `Let go the moment you hear a double beep. ${procedures.incardResetSuccessBeeps} beeps mean success.`,
    choices: [
      { slug: "nothing", label: "Nothing at all", to: "power" },
      { slug: "no-double-beep", label: "Beeps, but no double beep", to: "press-quicker" },
      { slug: "then-silence", label: "A double beep, then silence", to: "disabled-instead" },
      {
        slug: "success",
        label: `${procedures.incardResetSuccessBeeps} beeps, but it still won't pair`,
        to: "reset-says",
      },
    ],
  },
  "reset-carbon": {
    text: `Hold its button for the full ${procedures.carbonResetHoldSeconds} seconds, let go, and press once beside the phone. What happens?`,
    hint: "Off the charging pad. Count slowly.",
    choices: [
      { slug: "nothing", label: "I hear nothing at all", to: "power" },
      { slug: "not-new", label: "It doesn't show up as new", to: "carbon-again" },
      { slug: "linked", label: "It asks for another Apple ID", to: "owner-releases" },
    ],
  },
  "reset-says": {
    text: "What does the phone say?",
    choices: [
      { slug: "linked", label: "It's linked to another Apple ID", to: "owner-releases" },
      { slug: "nothing", label: "Nothing: it doesn't find the tracker", to: "open-window" },
    ],
  },

  "owner-phone": {
    text: "Where was it set up before?",
    choices: [
      { slug: "find-my", label: "In Apple Find My", phone: "ios", to: "owner-apple" },
      { slug: "find-hub", label: "In Google Find Hub", phone: "android", to: "owner-google" },
      { slug: "not-known", label: "I don't know", to: "owner-apple" },
    ],
  },
  "owner-apple": {
    text: "Whose account is it linked to?",
    choices: [
      { slug: "mine", label: "Mine, on another phone", to: "own-account" },
      { slug: "reachable", label: "Someone I can ask", to: "owner-releases" },
      { slug: "unknown", label: "Someone I can't reach", to: "owner-unknown" },
    ],
  },
  "owner-google": {
    text: "Has it been removed from Find Hub there?",
    choices: [
      { slug: "removed", label: "Yes", to: "reset-device-owner" },
      { slug: "not-yet", label: "No, or I don't know", to: "owner-removes-google" },
    ],
  },
  "reset-device-owner": {
    text: whichTracker,
    choices: deviceChoices(() => "remove-and-reset"),
  },
};
