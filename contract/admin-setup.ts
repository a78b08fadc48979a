import { z } from "zod";
import { emailSchema } from "./email.ts";
import { setupStep } from "./setup-steps.ts";
import {
  authorSettings,
  certificateSettings,
  emailSettings,
  emailsToSave,
  factSettings,
  paymentSettings,
  placeSettings,
  policyReadingToSave,
  policySettings,
  type SettingGroup,
  sampleSettings,
  sellerSettings,
  shippingSettings,
  shippingToSave,
  storeNumber,
  storeNumbers,
  videoSettings,
} from "./shop-settings.ts";
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

const askedField = z.object({ key: z.string(), label: z.string() });

export const setupResponse = staffResponse({
  /** Every step with what is still to be done in it. */
  steps: rowsOf(z.object({ id: setupStep, findings: z.array(finding) })),
  seller: savedAs(sellerSettings),
  place: savedAs(placeSettings),
  shipping: savedAs(shippingSettings),
  emails: savedAs(emailSettings),
  policies: savedAs(policySettings),
  payments: savedAs(paymentSettings),
  samples: savedAs(sampleSettings),
  authors: savedAs(authorSettings),
  videos: savedAs(videoSettings),
  facts: savedAs(factSettings),
  certificates: savedAs(certificateSettings),
  /** What the groups are asked for whose keys content knows: each key with its words. */
  asked: z.object({
    authors: z.array(askedField),
    videos: z.array(askedField),
    /** With what there is to choose from. */
    facts: z.array(askedField.extend({ options: z.array(askedField) })),
    certificates: z.array(askedField),
  }),
  storeNumbers: savedAs(storeNumbers),
  /** The environment variables that are set, each with its value, or null for a secret: they win over what is entered here. */
  variables: z.record(z.string(), z.string().nullable()),
  /** Where another server can be tried. */
  connections: z.object({ store: z.boolean(), payments: z.boolean(), mail: z.boolean() }),
  /** Whether what we sell is to be found in the live store here: there is one, and no file has its numbers. */
  mapsStore: z.boolean(),
  /** Whether the demo store takes the orders now. */
  demoStore: z.boolean(),
});
export type SetupResponse = z.infer<typeof setupResponse>;

/** Saves a group of settings. `version` is the one that was edited; 0 for settings that nobody had saved. */
export const saveSettingsRequest = z.discriminatedUnion("group", [
  z.strictObject({ group: z.literal("seller"), version, value: sellerSettings }),
  z.strictObject({ group: z.literal("place"), version, value: placeSettings }),
  z.strictObject({ group: z.literal("shipping"), version, value: shippingToSave }),
  z.strictObject({ group: z.literal("emails"), version, value: emailsToSave }),
  z.strictObject({ group: z.literal("policies"), version, value: policyReadingToSave }),
  z.strictObject({ group: z.literal("payments"), version, value: paymentSettings }),
  z.strictObject({ group: z.literal("samples"), version, value: sampleSettings }),
  z.strictObject({ group: z.literal("authors"), version, value: authorSettings }),
  z.strictObject({ group: z.literal("videos"), version, value: videoSettings }),
  z.strictObject({ group: z.literal("facts"), version, value: factSettings }),
]);

const groupNames = [
  "seller",
  "place",
  "shipping",
  "emails",
  "policies",
  "payments",
  "samples",
  "authors",
  "videos",
  "facts",
  "certificates",
  "storeNumbers",
] as const satisfies readonly SettingGroup[];

/** Puts back what a group of settings held before the last change. */
export const undoSettingsRequest = z.strictObject({ group: z.enum(groupNames), version });

/** Asks another server whether it works with the shop's settings; a mail goes to `email`. */
export const tryConnectionRequest = z.discriminatedUnion("connection", [
  z.strictObject({ connection: z.literal("store") }),
  z.strictObject({ connection: z.literal("payments") }),
  z.strictObject({ connection: z.literal("mail"), email: emailSchema }),
]);

/** What came of it, in a sentence. */
export const tryConnectionResponse = staffResponse({ works: z.boolean(), message: z.string() });

/** Asks the live store what it sells. */
export const storeVariantsRequest = z.strictObject({});

/** What we sell beside what the live store has: `suggested` is the variant whose name or SKU fits best, if one does. */
export const storeVariantsResponse = staffResponse({
  ours: rowsOf(
    z.object({ key: z.string(), name: z.string(), price: z.string().nullable(), suggested: storeNumber.nullable() }),
  ),
  variants: rowsOf(z.object({ number: storeNumber, name: z.string(), sku: z.string(), price: z.string() })),
});
export type StoreVariantsResponse = z.infer<typeof storeVariantsResponse>;

/** Saves which variant of the live store each of our SKUs is. The numbers of products follow from the store. */
export const saveStoreNumbersRequest = z.strictObject({ version, variants: storeNumbers });

/** Says of an approval that the product doesn't have it, so that no page lists it, or takes that back. */
export const noCertificateRequest = z.strictObject({
  version,
  approval: z.string().min(1).max(120),
  none: z.boolean(),
});

/** Takes the signed certificate of an approval: the file is the body of the call. */
export const uploadCertificateQuery = z.object({ approval: z.string().min(1).max(120) });
