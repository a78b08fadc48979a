import { z } from "zod";
import { authors } from "./authors.ts";
import { blogTags } from "./tags.ts";

export const illustrationTypes = [
  "dual-network",
  "google-find-hub",
  "privacy-security",
  "travel-items",
  "network-comparison",
  "evolution-tracking",
] as const;

/** The head of every `content/blog/<slug>.mdx` (docs/behavior/blog.md#article), strict so that no typo can hide. */
export const articleFrontMatter = z.strictObject({
  id: z.int().positive(),
  title: z.string().min(1),
  excerpt: z.string().min(1).max(200),
  author: z.enum(authors),
  date: z.string().regex(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/),
  tags: z.array(z.enum(blogTags)).min(1),
  illustrationType: z.enum(illustrationTypes),
  popular: z.boolean().default(false),
});
