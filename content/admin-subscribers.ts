export const subscribersText = {
  filter: "Filter and sort",
  active: (count: number): string => `${count} in use`,
  remove: "Remove a subscriber on request",
  noneFits: "No subscriber fits these filters.",
  clear: "Clear the filters",
} as const;
