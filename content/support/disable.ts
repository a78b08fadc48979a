import { facts } from "#content/catalog/facts.ts";
import { colorList } from "#content/catalog/tagigo-options.ts";
import { type DeviceId, deviceNames } from "#content/device-names.ts";

const { procedures } = facts;

/** Before any instruction on every found and disable page. */
export const thinkFirst =
  "If someone may be following you, think before you turn it off: they may notice. First take a screenshot of the alert and note the serial number.";

export const firstLine = `If a tracker you don't know is moving with you: call 911 if you're in danger. Otherwise find it by its sound, press its button twice, and hold the second press for ${procedures.incardDisableHoldSeconds} seconds until you hear ${procedures.incardDisableBeeps} beeps. It's then off. Don't press it again.`;

export const reassurance =
  "Often there's a harmless reason: borrowed keys, a shared car, a friend's bag. You can still stop it now and ask later. Turning off your own Bluetooth or location doesn't stop it.";

/** Apple's and Google's shared rules ask each maker for a way to disable a tracker. */
export const unknownDevice =
  "Yours isn't on this list? Turn it over: the maker's name is usually on the back. Its alert has a button for instructions too: Instructions to Disable on iPhone, Next steps on Android. If it can be opened, take the battery out: without a battery it sends nothing. Never cut or bend a tracker that can't be opened.";

/** As numbers are read aloud. */
export const emergency = { name: "Emergency", label: "911", href: "tel:911" } as const;
export const hotline = {
  name: "National Domestic Violence Hotline (US)",
  label: "1-800-799-7233",
  href: "tel:+18007997233",
} as const;

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
