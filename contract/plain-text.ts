import { z } from "zod";

/** What other programs end a line with: vertical tab, form feed, next line, line and paragraph separator. */
const lineEnds = /[\v\f\u0085\u2028\u2029]/g;
/** Control characters but tab and line breaks: nothing that somebody typed. */
const controls = /(?![\t\n\r])\p{Cc}/gu;
/**
 * What has no width and no meaning in a text of its own: marks and switches of the reading direction, which can make a
 * text read as something else and come along when a name or number is copied, and spaces without a width.
 */
const invisible = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g;
/**
 * Joiners, but between the parts of one picture (an emoji) and in scripts whose letters they shape, such as Persian.
 */
const strayJoiners =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)(?<![^\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])(?<![^\P{M}\p{Script=Inherited}])[\u200C\u200D]/gu;

/** A vowel separator, but behind the Mongolian letters that it shapes. */
const straySeparators = /(?<![\u1820-\u18AA])\u180E/g;
/** Letters, or anything else that leaves a mark; a blank Braille pattern leaves none. */
const seen = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Gives a text as people meant it, wherever they typed or pasted it: without characters that nobody sees, with plain
 * line breaks, and with letters and their accents composed (NFC). Half a character (a lone surrogate), which no
 * database takes, is left out. A text of which nobody would see anything, such as a soft hyphen alone, is empty.
 */
export function cleanText(typed: string): string {
  const cleaned = typed
    .replace(/\p{Cs}/gu, "")
    .replace(lineEnds, "\n")
    .replace(controls, "")
    .replace(invisible, "")
    .replace(strayJoiners, "")
    .replace(straySeparators, "")
    .normalize("NFC");
  return seen.test(cleaned) || cleaned.trim() === "" ? cleaned : "";
}

/**
 * Cleans a text of one line as `cleanText` does: other line ends and tabs become spaces. Line feeds and carriage
 * returns stay, for the caller to judge.
 */
export const cleanLine = (typed: string): string => cleanText(typed.replace(lineEnds, " ").replace(/\t/g, " "));

/** Cleaning a text that is far too long would be wasted work. */
const typedMost = (most: number): number => 4 * most + 1000;

/** Makes the schema of a text like that of {@link lineOfText}, which may be empty too. */
export const lineOrNone = (most: number): z.ZodString =>
  z
    .string()
    .max(typedMost(most))
    .overwrite(cleanLine)
    .trim()
    .max(most)
    .regex(/^[^\n\r]*$/);

/** Makes the schema of a text like that of {@link linesOfText}, which may be empty too. */
export const linesOrNone = (most: number): z.ZodString =>
  z.string().max(typedMost(most)).overwrite(cleanText).trim().max(most);

/**
 * Makes the schema of a text of one line with at most so many characters: cleaned ({@link cleanLine}), trimmed and not
 * empty. A line feed or carriage return within it is refused.
 */
export const lineOfText = (most: number): z.ZodType<string, string> => lineOrNone(most).min(1);

/**
 * Makes the schema of a text of several lines with at most so many characters: cleaned ({@link cleanText}), trimmed,
 * not empty.
 */
export const linesOfText = (most: number): z.ZodType<string, string> => linesOrNone(most).min(1);
