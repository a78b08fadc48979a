import { z } from "zod";

/** `POST /api/admin/subscribers/export/ticket`: good for one download within a minute. */
export const exportTicketResponse = z.object({ success: z.literal(true), ticket: z.string().min(1) });
export type ExportTicketResponse = z.infer<typeof exportTicketResponse>;
