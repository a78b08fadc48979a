import { z } from "zod";

/** `POST /api/unanswered-search`: the words of a search that found nothing (docs/staff.md). */
export const unansweredSearchRequest = z.strictObject({ text: z.string().max(1000) });
