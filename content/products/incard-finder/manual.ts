import { type Manual, manualSections, manualTab } from "#content/manuals/define-manual.ts";

export const incardFinderManual: Manual = {
  summary: "Set up, locate, battery, reset.",
  query: "tab=manual",
  takesSection: true,
  tabs: [
    manualTab("incard-finder", "setup", "Setup", "setup", ["setup-android", "setup-ios"]),
    manualTab("incard-finder", "activation", "Activation/Locate", "locate", ["locate"]),
    manualTab("incard-finder", "battery", "Battery", "battery", ["battery"]),
    manualTab("incard-finder", "reset", "Reset", "factory-reset", ["factory-reset", "re-pair"]),
    manualTab("incard-finder", "disable", "Disable", "disable-finder", ["disable-finder"]),
    manualTab("incard-finder", "faq", "FAQ", "faq", []),
  ],
  closing: manualSections("incard-finder", ["regulatory-notes"]),
  aliases: { "incard-finder": { activation: "locate", reset: "factory-reset", disable: "disable-finder" } },
  otherNames: { disable: "disable-finder" },
};
