import { z } from "zod";

/** Bidirectional formatting characters can make text read as something else. */
const forbiddenInLine = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
const forbiddenInText = /[^\P{Cc}\n\r\t]|[\u202A-\u202E\u2066-\u2069]/u;
/** A lone surrogate: not valid text, and databases reject it. */
const isWhole = (text: string): boolean => text.isWellFormed();

const filled = (most: number) => z.string().trim().min(1).max(most).refine(isWhole);

/** Trimmed, not empty, no line breaks. */
export const lineOfText = (most: number): z.ZodType<string, string> =>
  filled(most).refine((text) => !forbiddenInLine.test(text));

/** Trimmed, not empty. */
export const linesOfText = (most: number): z.ZodType<string, string> =>
  filled(most).refine((text) => !forbiddenInText.test(text));
