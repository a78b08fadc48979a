import { type Manual, manualSections, manualTab } from "#content/manuals/define-manual.ts";

export const carbonFinderManual: Manual = {
  summary: "Set up, wireless charging, reset.",
  query: "manual=true",
  takesSection: true,
  tabs: [
    manualTab("carbon-finder", "setup", "Setup", "setup", ["setup-android", "setup-ios"]),
    manualTab("carbon-finder", "wireless-charging", "Wireless charging", "wireless-charging", ["wireless-charging"]),
    manualTab("carbon-finder", "factory-reset", "Factory reset", "factory-reset", ["factory-reset", "re-pair"]),
    manualTab("carbon-finder", "disable", "Disable", "disable", ["disable"]),
  ],
  closing: manualSections("carbon-finder", ["regulatory-notes"]),
  aliases: { "carbon-finder": { reset: "factory-reset", "disable-finder": "disable" } },
  otherNames: { battery: "wireless-charging" },
};
