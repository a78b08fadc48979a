import type { DeskSentences } from "#app/lib/desk-call.ts";
import { staff } from "#content/staff.ts";
import { staffMessages } from "#content/staff-messages.ts";

/** What the calls of the staff desk say when they fail. */
export const deskSentences: DeskSentences = { ...staffMessages, unreachable: staff.error.unreachable };
