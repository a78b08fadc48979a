import { coachLinksTo } from "#content/coach/addresses.ts";
import { type ManualPage, type ManualProduct, manualAddress } from "#content/manuals/manuals.ts";
import type { DeviceContext, SolutionLink } from "./graph.ts";

const places: Readonly<Record<ManualProduct, { page: ManualPage; end: string; name: string }>> = {
  "incard-finder": { page: "incard-finder", end: "", name: "InCard Finder" },
  tagigo: { page: "tagigo", end: "-tagigo", name: "Tagigo" },
  "tagigo-g": { page: "tagigo", end: "-tagigo-g", name: "Tagigo G" },
  "carbon-finder": { page: "carbon-finder", end: "", name: "Carbon Finder" },
};

export const troubleDevices: readonly ManualProduct[] = ["incard-finder", "tagigo", "tagigo-g", "carbon-finder"];

export const deviceName = (device: ManualProduct): string => places[device].name;

/** The card finder's where no device was named. */
export function sectionLink(
  told: DeviceContext,
  section: "setup-ios" | "setup-android" | "factory-reset" | "re-pair" | "power" | "disable",
  label: string,
): SolutionLink {
  const device = told.device ?? "incard-finder";
  const { page, end, name } = places[device];
  const file = fileOf(device, section);
  return { label: `${label}: ${name}`, href: manualAddress(page, `${file}${end}`) };
}

function fileOf(device: ManualProduct, section: string): string {
  if (section === "power") return device === "carbon-finder" ? "wireless-charging" : "battery";
  if (section === "disable") return device === "incard-finder" ? "disable-finder" : "disable";
  return section;
}

export function setupLink(told: DeviceContext): SolutionLink {
  return told.phone === "ios"
    ? sectionLink(told, "setup-ios", "Set up on iPhone")
    : sectionLink(told, "setup-android", "Set up on Android");
}

/** One text for all trackers, because they are found in the same apps. */
export const locateLink: SolutionLink = {
  label: "Activate and locate",
  href: manualAddress("incard-finder", "locate"),
};

export function coachResetLinks({ device }: DeviceContext): readonly SolutionLink[] {
  return device === null
    ? []
    : coachLinksTo(device, ["factory-reset"]).map(({ title, address }) => ({
        label: `${title}, one step at a time`,
        href: address,
      }));
}
