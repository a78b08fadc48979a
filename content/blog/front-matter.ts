import { z } from "zod";
import { authors } from "./authors.ts";
import { blogTags } from "./tags.ts";

/** The six drawings an article may carry, by name (docs/behavior/home.md#blog-teasers). */
export const illustrationTypes = [
  "dual-network",
  "google-find-hub",
  "privacy-security",
  "travel-items",
  "network-comparison",
  "evolution-tracking",
] as const;

/**
 * What must stand at the head of every `content/blog/<slug>.mdx` (docs/behavior/blog.md#article).
 * The slug is the file's name and the read time comes from the words, so neither is written there.
 * Parsing throws a ZodError that names the field; unknown fields are refused, so a typo cannot hide.
 */
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

/** One article's checked front matter. */
export type ArticleFrontMatter = z.infer<typeof articleFrontMatter>;
