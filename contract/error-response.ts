import { z } from "zod";

/** What is wrong with a field, by its path in the body, such as `email` or `campaign.subject`. */
const fieldProblems = z.record(z.string(), z.string());
export type FieldProblems = Readonly<z.infer<typeof fieldProblems>>;

/** What every call answers that fails (docs/behavior/calls.md#general). `message` can be shown to a visitor. */
export const errorResponse = z.object({
  success: z.literal(false),
  message: z.string(),
  fields: fieldProblems.optional(),
});
export type ErrorResponse = z.infer<typeof errorResponse>;
