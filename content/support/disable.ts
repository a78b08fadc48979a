import { facts } from "#content/catalog/facts.ts";
import { type DeviceId, deviceNames } from "#content/device-names.ts";
import { trackerRecord } from "#content/products/records.ts";
import { trackerIds } from "#content/trackers.ts";

const { procedures } = facts;

/** Before any instruction on every found and disable page. */
export const thinkFirst =
  "If someone may be following you, think before you turn it off: they may notice. First take a screenshot of the alert and note the serial number.";

export const firstLine = `If a tracker you don't know is moving with you: call 911 if you're in danger. Otherwise find it by its sound, and take pictures of it and of the alert. To turn it off after that, press its button twice, and hold the second press for ${procedures.incardDisableHoldSeconds} seconds until you hear ${procedures.incardDisableBeeps} beeps. Don't press it again.`;

export const reassurance =
  "Often there's a harmless reason: borrowed keys, a shared car, a friend's bag. If you're not sure, ask somebody you trust before you turn it off. Turning off your own Bluetooth or location doesn't stop it.";

/** Apple's and Google's shared rules ask each maker for a way to disable a tracker. */
export const unknownDevice =
  "Yours isn't on this list? Turn it over: the maker's name is usually on the back. Its alert has a button for instructions too: Instructions to Disable on iPhone, Next steps on Android. If it can be opened, take the battery out: without a battery it sends nothing. Never cut or bend a tracker that can't be opened.";

export const helpersAnchor = "who-can-help";

/**
 * Where the instructions to turn a device off are shown (docs/behavior/disable-pages.md#pages). Their text is the MDX file
 * named after the device, or for devices known by name alone the one that these share.
 */
export type DisableGuide = {
  readonly device: DeviceId;
  /** The device's name, such as "SeekTag". */
  readonly name: string;
  /** The path where it is shown, with the device's id as the fragment on the page that several share. */
  readonly address: string;
  /** The path and fragment of its own steps, where whoever already knows its name is led. */
  readonly stepsAddress: string;
  /** A sentence for somebody who holds the device and doesn't know its name. */
  readonly looksLike: string;
};

const guide = (device: DeviceId, address: string, looksLike: string): DisableGuide => ({
  device,
  name: deviceNames[device],
  address,
  stepsAddress: address.includes("#") ? address : `${address}#${device}`,
  looksLike,
});

const sharedAddress = (device: DeviceId): string => `/support/disable#${device}`;

const sold = trackerIds.map((id) => {
  const { looksLike, disableAddress } = trackerRecord(id);
  return guide(id, disableAddress ?? sharedAddress(id), looksLike);
});

const named = (device: DeviceId, address = sharedAddress(device)): DisableGuide =>
  guide(device, address, `Named ${deviceNames[device]} on the tracker or in the alert.`);

const isOnSharedPage = ({ device, address }: DisableGuide): boolean => address === sharedAddress(device);

/**
 * The guides on /support/disable, sorted by device id. Each id is the anchor of its guide
 * (docs/behavior/disable-pages.md#pages).
 */
export const sharedPageGuides: readonly DisableGuide[] = [
  ...sold.filter(isOnSharedPage),
  named("seektag"),
  named("seektag-g"),
  named("vibetag"),
].toSorted((a, b) => a.device.localeCompare(b.device));

/** The guides that have a page of their own (docs/behavior/disable-pages.md#pages). */
export const ownPageGuides: readonly DisableGuide[] = [
  ...sold.filter((one) => !isOnSharedPage(one)),
  named("tracemate", "/support/disabletracemate"),
  named("explorer", "/support/disableexplorer"),
  named("clipx", "/support/disableclipx"),
];
