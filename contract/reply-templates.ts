import { z } from "zod";
import { lineOfText, linesOfText } from "./plain-text.ts";
import { int, rowsOf, staffResponse } from "./staff-response.ts";

/** The most templates that are kept, and the most characters of a name, a text and what fills a field. */
export const templateBounds = { kept: 50, name: 80, text: 3000, filling: 200 } as const;

/** What a template can leave open, as it stands between braces: `{order number}`. */
export const templateFields = ["name", "order number", "product", "shop", "support address"] as const;
export type TemplateField = (typeof templateFields)[number];

const braced = /\{([^{}]*)\}/g;

const fieldOf = (words: string): TemplateField | undefined => {
  const plain = words.trim().toLowerCase().replaceAll(/\s+/g, " ");
  return templateFields.find((field) => field === plain);
};

/** Gives the fields that a text leaves open, each once, in their order. */
export function fieldsIn(text: string): readonly TemplateField[] {
  const found = [...text.matchAll(braced)].flatMap(([, words = ""]) => fieldOf(words) ?? []);
  return [...new Set(found)];
}

/** More unknown ones aren't named: nobody mends more at once. */
const maxUnknown = 5;

/** Gives what stands between braces in a text without being a field, braces included, and braces without a partner; the first five. */
export function unknownFieldsIn(text: string): readonly string[] {
  const found = [...text.matchAll(/\{[^{}]*\}|[{}]/g)].map(([part]) => part);
  const unknown = found.filter((part) => part.length === 1 || !fieldOf(part.slice(1, -1)));
  return [...new Set(unknown)].slice(0, maxUnknown);
}

/** Puts values in the place of a text's fields. What stands in a value is never taken for a field. */
export const fillTemplate = (text: string, fillingOf: (field: TemplateField) => string): string =>
  text.replaceAll(braced, (part, words: string) => {
    const field = fieldOf(words);
    return field ? fillingOf(field) : part;
  });

/** What staff type of a template. Whether its fields are known is checked by `unknownFieldsIn`. */
export const templateText = z.strictObject({
  name: lineOfText(templateBounds.name),
  text: linesOfText(templateBounds.text),
});

export type TemplateText = z.infer<typeof templateText>;

export const replyTemplate = templateText.extend({ id: z.uuid() });
export type ReplyTemplate = z.infer<typeof replyTemplate>;

/** All templates, in the order in which they were added. */
export const replyTemplates = z.array(replyTemplate).max(templateBounds.kept);

/** How often the templates were saved; 0 where nobody did. Whoever saves names the version that they had before them. */
const version = int.nonnegative();

export const replyTemplatesResponse = staffResponse({
  version,
  lastChange: z.object({ username: z.string(), at: z.string() }).nullable(),
  canUndo: z.boolean(),
  templates: rowsOf(replyTemplate),
  /** What fills `{shop}` and `{support address}`. */
  shop: z.string(),
  supportAddress: z.string(),
  /** The names that `{product}` can be filled with. */
  products: z.array(z.string()),
});
export type ReplyTemplatesResponse = z.infer<typeof replyTemplatesResponse>;

/** Writes a template; without an id it is a new one. */
export const saveTemplateRequest = templateText.extend({ version, id: z.uuid().nullable() });

/** Deletes a template. */
export const removeTemplateRequest = z.strictObject({ version, id: z.uuid() });

/** Puts back the templates as they were before the last change. */
export const undoTemplatesRequest = z.strictObject({ version });
