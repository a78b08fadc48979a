import { coachLinksTo } from "#content/coach/addresses.ts";
import { sectionAddress } from "#content/manuals/sections.ts";
import type { LabeledLink } from "#content/navigation.ts";
import { trackerNames } from "#content/trackers.ts";
import type { DeviceContext } from "./graph.ts";

/** The card finder's where no device was named. */
export function sectionLink({ device }: DeviceContext, section: string, label: string): LabeledLink {
  const tracker = device ?? "incard-finder";
  return { label: `${label}: ${trackerNames[tracker]}`, href: sectionAddress(tracker, section) };
}

export const setupLink = (told: DeviceContext): LabeledLink =>
  told.phone === "ios"
    ? sectionLink(told, "setup-ios", "Set up on iPhone")
    : sectionLink(told, "setup-android", "Set up on Android");

/** One text for all trackers, because they are found in the same apps. */
export const locateLink: LabeledLink = {
  label: "Activate and locate",
  href: sectionAddress("incard-finder", "locate"),
};

export const coachResetLinks = ({ device }: DeviceContext): readonly LabeledLink[] =>
  coachLinksTo(device, ["factory-reset"]).map(({ title, address }) => ({
    label: `${title}, one step at a time`,
    href: address,
  }));
