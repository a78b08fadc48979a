import { accountLink, removalSteps, type TrackerNetworks } from "#content/account-link.ts";
import { facts } from "#content/catalog/facts.ts";
import { coachLinksTo } from "#content/coach/devices.ts";
import { sectionAddress } from "#content/manuals/sections.ts";
import type { LabeledLink } from "#content/navigation.ts";
import { trackerRecord } from "#content/products/records.ts";
import { type TrackerId, trackerNames } from "#content/trackers.ts";

/** The tracker and the phone, as known from the answers so far; null where no answer named one. */
export type DeviceContext = { readonly device: TrackerId | null; readonly phone: "ios" | "android" | null };

/** An end of the troubleshooter: what to do, for the tracker and the phone that were named, and where to read more. */
export type Solution = {
  readonly title: string;
  readonly steps: (context: DeviceContext) => readonly string[];
  readonly links: (context: DeviceContext) => readonly LabeledLink[];
};

const { pairing, procedures, apple, carbonFinder, shop, incardFinder } = facts;

/** Gives the networks of the tracker that was named: both where none was. */
const networksOf = ({ device }: DeviceContext): TrackerNetworks =>
  device !== null && trackerRecord(device).minIos === null ? "google" : "both";

const removeInApp = (context: DeviceContext): string => removalSteps("the tracker", networksOf(context)).join(" ");

const doublePress = `Press its button twice, hold the second press for ${procedures.incardResetHoldSeconds} seconds, and let go at the double beep. ${procedures.incardResetSuccessBeeps} beeps mean success.`;
const longPress = `Hold its button for the full ${procedures.carbonResetHoldSeconds} seconds, then let go.`;

function resetOf({ device }: DeviceContext): string {
  if (device === null) return "Reset it: its manual says how.";
  return trackerRecord(device).coach.resetsByLongHold ? longPress : doublePress;
}

const openWindow = `Hold it within ${pairing.distanceCm} cm of the phone and press its button once. It can be paired for ${pairing.windowMinutes} minutes; another press opens the window again.`;

/** Gives what to do about a tracker without power: where no device was named, what helps one with a coin cell. */
const powerSteps = ({ device }: DeviceContext): readonly string[] =>
  trackerRecord(device ?? "tagigo").troubleshooter.power;

/** Gives a link to a section of the tracker's manual: of InCard Finder's where no device was named. */
function sectionLink({ device }: DeviceContext, section: string, label: string): LabeledLink {
  const tracker = device ?? "incard-finder";
  return { label: `${label}: ${trackerNames[tracker]}`, href: sectionAddress(tracker, section) };
}

const setupLink = (context: DeviceContext): LabeledLink =>
  context.phone === "ios"
    ? sectionLink(context, "setup-ios", "Set up on iPhone")
    : sectionLink(context, "setup-android", "Set up on Android");

/** One text for all trackers, because they are found in the same apps. */
const locateLink: LabeledLink = { label: "Activate and locate", href: sectionAddress("incard-finder", "locate") };

const phoneCheck: LabeledLink = { label: "Will it work with my phone?", href: "/compatibility" };

/** Gives the manual's section on resetting, then the coach's procedure where a device was named. */
const resetLinks = (context: DeviceContext): readonly LabeledLink[] => [
  sectionLink(context, "factory-reset", "Factory reset"),
  ...coachLinksTo(context.device, ["factory-reset"]).map(({ title, address }) => ({
    label: `${title}, one step at a time`,
    href: address,
  })),
];

/** Every solution by its id. The facts are those of the manuals, in their words where they can be. */
export const solutions: Readonly<Record<string, Solution>> = {
  power: {
    title: "It has no power",
    steps: powerSteps,
    links: (context) => [sectionLink(context, "battery", "Battery")],
  },
  "open-window": {
    title: "Open the pairing window again",
    steps: () => ["Unlock the phone. Turn on Bluetooth and Location.", "Keep other trackers away.", openWindow],
    links: (context) => [setupLink(context)],
  },
  "update-phone": {
    title: "Update the phone and restart it",
    steps: ({ phone }) =>
      phone === "ios"
        ? [
            `Check that the iPhone has iOS ${incardFinder.minIos} or later.`,
            "In Settings, open Privacy & Security, then Location Services, and allow Find My.",
            "Install any iOS update that's waiting, then restart the iPhone.",
            `${openWindow} Leave Add Other Item open on the screen.`,
          ]
        : [
            `Check that the phone has Android ${incardFinder.minAndroid} or later.`,
            "Update Google Play services and Find Hub in Google Play, then restart the phone.",
            "In Settings, search for nearby devices, and turn on scanning for them.",
            openWindow,
          ],
    links: (context) => [setupLink(context), phoneCheck],
  },
  "google-only": {
    title: "Tagigo G needs an Android phone",
    steps: () => [
      "Tagigo G can't be added to Find My: it's for Google Find Hub only. Tagigo without the G works with both.",
      "Set it up with an Android phone, or write to us with your order number.",
    ],
    links: (context) => [setupLink({ ...context, phone: "android" }), phoneCheck],
  },
  "remove-and-reset": {
    title: "Remove it from its app, reset it, set it up again",
    steps: (context) => [removeInApp(context), resetOf(context), openWindow, accountLink.nowLinked],
    links: (context) => [sectionLink(context, "re-pair", "Remove and re-pair"), ...resetLinks(context)],
  },
  "item-limit": {
    title: `An Apple ID holds ${apple.maxItemsPerAppleId} items`,
    steps: () => ["In Find My, remove an item you no longer use.", openWindow],
    links: (context) => [sectionLink(context, "re-pair", "If pairing is refused")],
  },
  "owner-releases": {
    title: "The person who set it up must remove it",
    steps: (context) => [
      `${accountLink.othersAccount} A factory reset doesn't undo the link.`,
      `What they do, on their own phone. ${removeInApp(context)}`,
      resetOf(context),
      openWindow,
    ],
    links: (context) => [sectionLink(context, "re-pair", "If pairing is refused")],
  },
  "own-account": {
    title: "Remove it with your own account",
    steps: (context) => [
      accountLink.otherPhone,
      accountLink.signIn,
      resetOf(context),
      openWindow,
      "A new phone with the same account needs none of this: the tracker is already in its app.",
    ],
    links: (context) => [sectionLink(context, "re-pair", "Remove and re-pair")],
  },
  "owner-removes-google": {
    title: "It has to be removed from Find Hub first",
    steps: (context) => [
      `With the account that it was set up with. ${removalSteps("the tracker", "google").join(" ")}`,
      resetOf(context),
      openWindow,
    ],
    links: (context) => [sectionLink(context, "re-pair", "Remove and re-pair")],
  },
  "owner-unknown": {
    title: "Only its previous owner can release it",
    steps: () => [
      accountLink.othersAccount,
      "Ask whoever you got it from: they may know the previous owner.",
      "If you found it, or it moves with you, see what to do with a tracker that isn't yours.",
    ],
    links: (context) => [
      { label: "I found a tracker", href: "/found" },
      sectionLink(context, "re-pair", "If pairing is refused"),
    ],
  },
  "place-works": {
    title: "It works",
    steps: () => [
      "The tracker has no GPS of its own. Your phone, or other phones on the network as they pass, report where it is.",
      "Look at the time under the location: it says when that last happened. Beyond your own phone's reach it waits for the next phone to pass.",
    ],
    links: () => [locateLink],
  },
  "place-far": {
    title: "It's waiting for a phone on the network to pass",
    steps: ({ phone }) => [
      "Look at the time under the location on the map. If it's old, go there first, and play a sound when you arrive.",
      phone === "android"
        ? "In the phone's Settings, search for Find your offline devices, and choose With network in all areas: quiet places show up better."
        : "Mark it as lost: in Find My, tap it, then under Lost Mode tap Enable. You'll be told when it turns up.",
      "If it moves with someone you don't know, don't go after it alone. Give the police the location.",
    ],
    links: () => [locateLink],
  },
  "rings-again": {
    title: "It rings again",
    steps: () => [
      "A ring needs a Bluetooth connection at that moment. It was lost, and it's back.",
      "If it had been disabled, your press turned it back on.",
    ],
    links: () => [locateLink],
  },
  "room-temperature": {
    title: "Let it come to room temperature",
    steps: () => [
      `The card works from ${incardFinder.temperatureMinC} to ${incardFinder.temperatureMaxC} °C. Let it come to room temperature.`,
      "Press its button once and play a sound from the app.",
    ],
    links: (context) => [sectionLink(context, "battery", "Battery")],
  },
  "turn-cell": {
    title: "Turn the cell, or try another",
    steps: () => [
      "Open it again and turn the cell over: it may be in upside down.",
      "Try another cell. Some with a bitter coating against swallowing make poor contact.",
      "Press the button once: it may have been disabled.",
      `Still nothing: the warranty is ${shop.warrantyMonths} months. Write to us with your order number.`,
    ],
    links: (context) => [sectionLink(context, "battery", "Battery")],
  },
  "check-pad": {
    title: "Check the charging pad",
    steps: () => [
      "Move the card by a finger's width in each direction: Qi needs the two coils to line up. Then turn it over.",
      "Lay a phone that charges by Qi on the pad, to check the pad, its cable and its plug. Try another pad. Watch chargers won't work.",
      `After about ${carbonFinder.chargeHours} hours, press the button once and play a sound. Still silent: the warranty is ${shop.warrantyMonths} months. Write to us with your order number.`,
    ],
    links: (context) => [sectionLink(context, "battery", "Charging")],
  },
  "press-quicker": {
    title: "Press faster, and hold the second press",
    steps: (context) => [
      "If it was disabled, press once first to wake it.",
      "Press in the middle, with the tip of a finger, the two presses as quick as a double-click. Hold the second one until the double beep, and let go at once.",
      ...(context.device === null ? [] : [`${procedures.incardResetSuccessBeeps} beeps mean success.`]),
      accountLink.notRemoved(networksOf(context)),
    ],
    links: resetLinks,
  },
  "disabled-instead": {
    title: "It's disabled, not reset",
    steps: (context) => [
      "Press once to wake it.",
      "Start the reset again, and this time let go the moment you hear the double beep.",
      `${procedures.incardResetSuccessBeeps} beeps mean success.`,
      accountLink.notRemoved(networksOf(context)),
    ],
    links: (context) => [...resetLinks(context), sectionLink(context, "disable", "Disable and re-enable")],
  },
  "carbon-again": {
    title: "Hold it longer",
    steps: (context) => [
      "Press once to wake it, in case it was disabled.",
      `Hold the button again. Even a moment less than ${procedures.carbonResetHoldSeconds} seconds isn't enough.`,
      `Still doesn't show up: press twice, quickly, and hold the second press for ${procedures.carbonResetHoldSeconds} seconds. ${procedures.incardResetSuccessBeeps} beeps mean success.`,
      accountLink.notRemoved(networksOf(context)),
    ],
    links: resetLinks,
  },
};
