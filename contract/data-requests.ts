import { z } from "zod";
import { emailSchema } from "./email.ts";
import { paymentId } from "./payment-status.ts";
import { lineOfText } from "./plain-text.ts";
import { idRequest, int, pageSchemaOf, searchQuery, staffResponse } from "./staff-response.ts";

/** The most characters of a note or a reason, and how many days ago a request may have been received. */
export const dataRequestBounds = { note: 500, oldestDays: 366 } as const;

/** Whose data: an e-mail address, or the reference of an order, under which its reviews are kept. */
export const dataSubject = z
  .string()
  .max(320)
  .trim()
  .pipe(z.union([paymentId, emailSchema]));

/** What somebody wants: a copy of their data, or that it is erased. */
export const dataRequestKind = z.enum(["export", "erase"]);
export type DataRequestKind = z.infer<typeof dataRequestKind>;

export const dataRequest = z.object({
  id: int,
  kind: dataRequestKind,
  /** Null once it is forgotten: a hash and the days stay. */
  subject: z.string().nullable(),
  receivedOn: z.iso.date(),
  dueOn: z.iso.date(),
  daysLeft: int,
  identity: z.string().nullable(),
  /** Whether the time was extended, and why as long as that is kept. */
  extended: z.boolean(),
  extension: z.string().nullable(),
  canExtend: z.boolean(),
  recordedBy: z.string(),
  recordedAt: z.string(),
  done: z.object({ at: z.string(), by: z.string() }).nullable(),
});
export type DataRequest = z.infer<typeof dataRequest>;

/** What a list of requests can be narrowed to. */
export const dataRequestState = z.enum(["open", "done", "all"]);

export const dataRequestsQuery = searchQuery.extend({ state: dataRequestState.default("open") });

export const dataRequestsResponse = staffResponse({
  ...pageSchemaOf(dataRequest),
  counts: z.object({ open: int, done: int }),
});
export type DataRequestsResponse = z.infer<typeof dataRequestsResponse>;

/** Records a request that reached the shop. */
export const newDataRequest = z.strictObject({
  kind: dataRequestKind,
  subject: dataSubject,
  receivedOn: z.iso.date(),
  identity: lineOfText(dataRequestBounds.note),
});
export type NewDataRequest = z.infer<typeof newDataRequest>;

/** Extends the time to answer a request, with the reason that the person is told. */
export const extendRequest = idRequest.extend({ reason: lineOfText(dataRequestBounds.note) });

/** Erases what is kept about a request's person; `confirm` is their address or reference, typed once more. */
export const eraseRequest = idRequest.extend({ confirm: z.string().max(320) });

/** How much is kept about somebody, by kind. */
export const keptCounts = z.record(z.string(), int);
export type KeptCounts = z.infer<typeof keptCounts>;

export const previewResponse = staffResponse({ counts: keptCounts });

/** All that is kept about somebody, as `npm run personal-data -- export` prints it. */
export const exportResponse = staffResponse({ data: z.record(z.string(), z.unknown()) });

export const eraseResponse = staffResponse({ message: z.string(), erased: keptCounts });
