import { z } from "zod";
import { staffResponse } from "./staff-response.ts";
import { subscriberFilter } from "./subscriber-list.ts";

export const exportTicketRequest = z.strictObject(subscriberFilter.shape);

/** Good for one download within a minute. */
export const exportTicketResponse = staffResponse({ ticket: z.string().min(1) });
export type ExportTicketRequest = z.input<typeof exportTicketRequest>;
export type ExportTicketResponse = z.infer<typeof exportTicketResponse>;
