import { z } from "zod";
import { emailSchema } from "./email.ts";
import { lineOfText, linesOfText } from "./plain-text.ts";

/** What a message may be about. */
export const contactTopics = ["general", "support", "order", "partnership", "other"] as const;

/** A message to the shop (docs/behavior/calls.md#contact). */
export const contactRequest = z.strictObject({
  name: lineOfText(100),
  email: emailSchema,
  topic: z.enum(contactTopics).default("general"),
  message: linesOfText(5000),
  /** The day (UTC) on which a message was written offline; absent when it is sent at once. */
  writtenOn: z.iso.date().optional(),
});

export type ContactRequest = z.infer<typeof contactRequest>;
