/** The tags that the blog's sidebar calls popular, in its order (docs/behavior/blog.md#sidebar). */
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
