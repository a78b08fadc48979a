import { z } from "zod";
import { contactTopics } from "./contact.ts";

/** A contact message as staff see one; `state` tells whether its mail went out. */
export const adminMessage = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  topic: z.enum(contactTopics),
  message: z.string(),
  created_at: z.string(),
  state: z.enum(["waiting", "sent"]),
});

export const messageListQuery = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
});

/** `GET /api/admin/messages` (docs/behavior/contact.md#delivery). */
export const messageListResponse = z.object({
  success: z.literal(true),
  data: z.array(adminMessage),
  waiting: z.number().int(),
});

export type AdminMessage = z.infer<typeof adminMessage>;
export type MessageListResponse = z.infer<typeof messageListResponse>;
