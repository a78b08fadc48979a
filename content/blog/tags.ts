/** The tags of the sidebar's Popular Tags, in its order (back-office §2, Blog list). */
export const blogTags = [
  "Technology",
  "Tracking",
  "Security",
  "Privacy",
  "Android",
  "Apple",
  "Travel",
  "Tips",
] as const;
