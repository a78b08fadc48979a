/** docs/behavior/blog.md#sidebar */
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
