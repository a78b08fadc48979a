import { staff } from "#content/admin-dashboard.ts";
import { staffMessages } from "#content/staff-messages.ts";
import type { AdminApiMessages } from "./admin-api.ts";

/** What the calls of the staff screens say when they fail. */
export const adminSentences: AdminApiMessages = { ...staffMessages, unreachable: staff.error.unreachable };
