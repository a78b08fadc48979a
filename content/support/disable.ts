import { facts } from "#content/catalog/facts.ts";
import { colorList } from "#content/catalog/tagigo-options.ts";
import { type DeviceId, deviceNames } from "#content/device-names.ts";
import { officialHelp } from "#content/manuals/manuals.ts";
import type { LabeledLink } from "#content/navigation.ts";

const { procedures, shop } = facts;

export type Helper = {
  readonly name: string;
  readonly what: string;
  /** As it is read aloud. */
  readonly phone?: LabeledLink;
  readonly link?: LabeledLink;
};

/** Before any instruction on every found and disable page. */
export const thinkFirst =
  "If someone may be following you, think before you turn it off: they may notice. First take a screenshot of the alert and note the serial number.";

export const firstLine = `If a tracker you don't know is moving with you: call 911 if you're in danger. Otherwise find it by its sound, press its button twice, and hold the second press for ${procedures.incardDisableHoldSeconds} seconds until you hear ${procedures.incardDisableBeeps} beeps. It's then off. Don't press it again.`;

export const reassurance =
  "Often there's a harmless reason: borrowed keys, a shared car, a friend's bag. You can still stop it now and ask later. Turning off your own Bluetooth or location doesn't stop it.";

/** Apple's and Google's shared rules ask each maker for a way to disable a tracker. */
export const unknownDevice =
  "Yours isn't on this list? Turn it over: the maker's name is usually on the back. Its alert has a button for instructions too: Instructions to Disable on iPhone, Next steps on Android. If it can be opened, take the battery out: without a battery it sends nothing. Never cut or bend a tracker that can't be opened.";

export const emergency = { label: "911", href: "tel:911" } as const;

/** The most urgent first. */
export const helpers: readonly Helper[] = [
  {
    name: "Emergency",
    what: "If you're in danger now. Outside the US, call your own emergency number (112 in Europe).",
    phone: emergency,
  },
  {
    name: "National Domestic Violence Hotline (US)",
    what: "If you think a partner, a former partner or someone in your family put it there. Free, confidential, at any hour. You can also text START to 88788.",
    phone: { label: "1-800-799-7233", href: "tel:+18007997233" },
    link: { label: "thehotline.org", href: "https://www.thehotline.org" },
  },
  {
    name: "Your local police, non-emergency number",
    what: "To report it when you're safe. Bring the tracker, its serial number and your screenshots. Your city's website has the number.",
  },
  {
    name: "Apple",
    what: "What the alert on an iPhone means, and how to see who owns the item.",
    link: { label: officialHelp.apple.title, href: officialHelp.apple.href },
  },
  {
    name: "Google",
    what: "What the alert on an Android phone means, and how to scan for trackers by hand.",
    link: { label: officialHelp.google.title, href: officialHelp.google.href },
  },
  {
    name: "Us",
    what: `If the steps don't work on one of our trackers. We answer within ${shop.supportHours} hours. We can't see where a tracker is or whose it is.`,
    link: { label: "Contact", href: "/contact" },
  },
];

export const helpersAnchor = "who-can-help";

/**
 * An MDX file named after the device, or the one of those known by name, and where it is shown
 * (docs/behavior/disable-pages.md#pages).
 * @param looksLike for somebody who holds it and doesn't know its name
 */
const guide = (
  device: DeviceId,
  address: string,
  looksLike = `Named ${deviceNames[device]} on the tracker or in the alert.`,
) => ({ device, name: deviceNames[device], address, looksLike });

export type DisableGuide = ReturnType<typeof guide>;

const shared = (device: DeviceId, looksLike?: string) => guide(device, `/support/disable#${device}`, looksLike);

/** In this order on /support/disable; each device's id is its anchor (docs/behavior/disable-pages.md#pages). */
export const sharedPageGuides: readonly DisableGuide[] = [
  shared("carbon-finder", "A dark woven card, the size of a bank card, with a round button."),
  shared("seektag"),
  shared("seektag-g"),
  shared("tagigo", `A small square with round corners and a hole for a key ring, in ${colorList("or").toLowerCase()}.`),
  shared("tagigo-g", "The same square as Tagigo. Both are turned off the same way."),
  shared("vibetag"),
];

/** docs/behavior/disable-pages.md#pages */
export const ownPageGuides: readonly DisableGuide[] = [
  guide(
    "incard-finder",
    "/pages/incard-user-manual#disable-finder",
    "A light card, the size of a bank card, with a round button.",
  ),
  guide("tracemate", "/support/disabletracemate"),
  guide("explorer", "/support/disableexplorer"),
  guide("clipx", "/support/disableclipx"),
];
