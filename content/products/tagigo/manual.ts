import { type Manual, trackerTab } from "#content/manuals/define-manual.ts";

const files = ["battery", "factory-reset", "re-pair", "disable", "regulatory-notes"];

export const tagigoManual: Manual = {
  summary: "Both models: set up, battery, reset.",
  query: "manual=true",
  takesSection: false,
  tabs: [
    trackerTab("tagigo", "Tagigo", "manual", ["setup-android", "setup-ios", ...files]),
    trackerTab("tagigo-g", "Tagigo G", "manual-tagigo-g", ["setup-android", ...files]),
  ],
  closing: [],
  aliases: {
    tagigo: {
      "manual-tagigo": "manual",
      "factory-reset": "factory-reset-tagigo",
      reset: "factory-reset-tagigo",
      disable: "disable-tagigo",
    },
    "tagigo-g": {
      manual: "manual-tagigo-g",
      "factory-reset": "factory-reset-tagigo-g",
      reset: "factory-reset-tagigo-g",
      disable: "disable-tagigo-g",
    },
  },
};
