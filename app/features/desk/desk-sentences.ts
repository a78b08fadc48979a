import type { DeskSentences } from "#app/lib/desk-call.ts";
import { messages } from "#content/messages.ts";
import { staff } from "#content/staff.ts";

/** What the calls of the staff desk say when they fail. */
export const deskSentences: DeskSentences = { ...messages.admin, unreachable: staff.error.unreachable };
