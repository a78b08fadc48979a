import { z } from "zod";

/** The steps from a checkout to a shop that real customers buy from, in the order in which an owner takes them. */
export const setupStep = z.enum([
  "seller",
  "place",
  "shipping",
  "emails",
  "store",
  "payments",
  "mail",
  "site",
  "facts",
  "dates",
  "voices",
  "certificates",
  "videos",
  "law",
  "backup",
]);
export type SetupStep = z.infer<typeof setupStep>;
