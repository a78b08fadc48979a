import { z } from "zod";
import { emailSchema } from "./email.ts";
import { setupStep } from "./setup-steps.ts";
import { sellerSettings, shippingSettings } from "./shop-settings.ts";
import { int, rowsOf, staffResponse } from "./staff-response.ts";

const version = int.nonnegative();

/** A group of settings as it is saved: how often, by whom, and whether there is a step back. */
const savedAs = <Settings extends z.ZodType>(
  settings: Settings,
): z.ZodObject<{
  version: typeof version;
  lastChange: z.ZodNullable<z.ZodObject<{ username: z.ZodString; at: z.ZodString }>>;
  value: z.ZodNullable<Settings>;
  canUndo: z.ZodBoolean;
}> =>
  z.object({
    version,
    lastChange: z.object({ username: z.string(), at: z.string() }).nullable(),
    value: settings.nullable(),
    canUndo: z.boolean(),
  });

const finding = z.object({
  id: z.string(),
  level: z.enum(["blocking", "warning"]),
  what: z.string(),
  why: z.string(),
  todo: z.string(),
});

export const setupResponse = staffResponse({
  /** Every step with what is still to be done in it. */
  steps: rowsOf(z.object({ id: setupStep, findings: z.array(finding) })),
  seller: savedAs(sellerSettings),
  shipping: savedAs(shippingSettings),
  /** The environment variables that are set: each wins over what is entered here. */
  variables: z.array(z.string()),
  /** Where another server can be tried. */
  connections: z.object({ store: z.boolean(), payments: z.boolean(), mail: z.boolean() }),
});
export type SetupResponse = z.infer<typeof setupResponse>;

/** Saves a group of settings. `version` is the one that was edited; 0 for settings that nobody had saved. */
export const saveSettingsRequest = z.discriminatedUnion("group", [
  z.strictObject({ group: z.literal("seller"), version, value: sellerSettings }),
  z.strictObject({ group: z.literal("shipping"), version, value: shippingSettings }),
]);

/** Puts back what a group of settings held before the last change. */
export const undoSettingsRequest = z.strictObject({ group: z.enum(["seller", "shipping"]), version });

/** Asks another server whether it works with the shop's settings; a mail goes to `email`. */
export const tryConnectionRequest = z.discriminatedUnion("connection", [
  z.strictObject({ connection: z.literal("store") }),
  z.strictObject({ connection: z.literal("payments") }),
  z.strictObject({ connection: z.literal("mail"), email: emailSchema }),
]);

/** What came of it, in a sentence. */
export const tryConnectionResponse = staffResponse({ works: z.boolean(), message: z.string() });
