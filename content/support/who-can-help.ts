/** Whom to call in danger. Numbers are written as they are read aloud. */
export const emergency = { name: "Emergency", label: "911", href: "tel:911" } as const;
export const hotline = {
  name: "National Domestic Violence Hotline (US)",
  label: "1-800-799-7233",
  href: "tel:+18007997233",
} as const;

/** Apple's page covers Find My accessories such as the card by name (docs/behavior/incard-finder.md#manual). */
export const officialDisableInstructions = {
  title: "Apple: What to do if you get an alert that an item is with you",
  href: "https://support.apple.com/en-us/119874",
} as const;
