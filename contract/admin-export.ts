import { z } from "zod";
import { subscriberFilter } from "./subscriber-list.ts";

/** `POST /api/admin/subscribers/export/ticket`: what the export shall hold; nothing named is all of it. */
export const exportTicketRequest = z.strictObject(subscriberFilter.shape);

/** A ticket is good for one download within a minute. */
export const exportTicketResponse = z.object({ success: z.literal(true), ticket: z.string().min(1) });
export type ExportTicketRequest = z.input<typeof exportTicketRequest>;
export type ExportTicketResponse = z.infer<typeof exportTicketResponse>;
