import { facts } from "#content/catalog/facts.ts";
import { type DeviceId, deviceNames } from "#content/device-names.ts";
import { trackerRecord } from "#content/products/records.ts";
import { trackerIds } from "#content/trackers.ts";

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

export const helpersAnchor = "who-can-help";

/**
 * An MDX file named after the device, or the one of those known by name, and where it is shown
 * (docs/behavior/disable-pages.md#pages).
 * @param looksLike for somebody who holds it and doesn't know its name
 */
const guide = (device: DeviceId, address: string, looksLike: string) => ({
  device,
  name: deviceNames[device],
  address,
  looksLike,
});

export type DisableGuide = ReturnType<typeof guide>;

const sharedAddress = (device: DeviceId): string => `/support/disable#${device}`;

const sold = trackerIds.map((id) => {
  const { looksLike, disableAddress } = trackerRecord(id);
  return guide(id, disableAddress ?? sharedAddress(id), looksLike);
});

const named = (device: DeviceId, address = sharedAddress(device)) =>
  guide(device, address, `Named ${deviceNames[device]} on the tracker or in the alert.`);

const isOnSharedPage = ({ device, address }: DisableGuide): boolean => address === sharedAddress(device);

/** By their ids on /support/disable; each device's id is its anchor (docs/behavior/disable-pages.md#pages). */
export const sharedPageGuides: readonly DisableGuide[] = [
  ...sold.filter(isOnSharedPage),
  named("seektag"),
  named("seektag-g"),
  named("vibetag"),
].toSorted((a, b) => a.device.localeCompare(b.device));

/** docs/behavior/disable-pages.md#pages */
export const ownPageGuides: readonly DisableGuide[] = [
  ...sold.filter((one) => !isOnSharedPage(one)),
  named("tracemate", "/support/disabletracemate"),
  named("explorer", "/support/disableexplorer"),
  named("clipx", "/support/disableclipx"),
];
