import { dataRequestsText, dataRequestMessages as messages } from "#content/admin-data-requests.ts";
import {
  type DataRequest,
  dataRequestBounds,
  dataRequestKind,
  dataRequestsQuery,
  dataRequestsResponse,
  eraseRequest,
  eraseResponse,
  exportResponse,
  extendRequest,
  newDataRequest,
  previewResponse,
} from "#contract/data-requests.ts";
import { addDays, daysBetween, utcDay } from "#contract/days.ts";
import { idRequest } from "#contract/staff-response.ts";
import type { Database } from "#server/db/database.ts";
import {
  countDataRequests,
  type DataRequestRow,
  extendDataRequest,
  findDataRequest,
  finishDataRequest,
  insertDataRequest,
  listDataRequests,
  removeDataRequest,
  subjectHashOf,
} from "#server/db/queries/data-requests.ts";
import { countSubject, eraseSubject, exportSubject } from "#server/db/queries/data-subjects.ts";
import { InvalidInputError } from "#server/middleware/field-problems.ts";
import { httpError, orNotFound } from "#server/middleware/http-error.ts";
import { actionCall, bodyCall, queryCall } from "./staff-call.ts";

const isExtendable = ({ done_at, extended_at, due_on }: DataRequestRow, today: string): boolean =>
  done_at === null && extended_at === null && today <= due_on;

function shownRequest(row: DataRequestRow, today: string): DataRequest {
  const { id, subject, identity, extension, done_at, done_by } = row;
  return {
    ...{ id, subject, identity, extension },
    kind: dataRequestKind.safeParse(row.kind).data ?? "export",
    receivedOn: row.received_on,
    dueOn: row.due_on,
    daysLeft: daysBetween(today, row.due_on),
    extended: row.extended_at !== null,
    canExtend: isExtendable(row, today),
    recordedBy: row.username,
    recordedAt: row.at,
    done: done_at === null ? null : { at: done_at, by: done_by ?? "" },
  };
}

/** `GET /api/admin/data-requests`: one page of the requests, the open ones first, by their day. */
export const dataRequestsCall = queryCall(dataRequestsQuery, dataRequestsResponse, async ({ db, input }) => {
  const { rows, count } = await listDataRequests(db, input);
  const today = utcDay();
  return {
    data: rows.map((row) => shownRequest(row, today)),
    matchCount: count,
    counts: await countDataRequests(db),
  };
});

/**
 * `POST /api/admin/data-requests`: records a request that reached the shop.
 * @throws InvalidInputError for a day to come, or one too long ago
 */
export const addDataRequestCall = actionCall(newDataRequest, async ({ db, input, staff, audit }) => {
  const today = utcDay();
  if (input.receivedOn > today || input.receivedOn < addDays(today, -dataRequestBounds.oldestDays)) {
    throw new InvalidInputError({ receivedOn: dataRequestsText.errors.receivedOn });
  }
  const { id, dueOn } = await insertDataRequest(db, input, staff.username);
  await audit("data request recorded", `request ${id}: ${input.kind}, due ${dueOn}`);
  return messages.recorded;
});

/** @throws HTTPException 404 for no request, 409 for one that is done */
async function openRequest(db: Database, id: number): Promise<DataRequestRow> {
  const row = orNotFound(await findDataRequest(db, id));
  if (row.done_at !== null) throw httpError(409, messages.notOpen);
  return row;
}

/**
 * `POST /api/admin/data-requests/extend`: extends the time to answer a request by two months.
 * @throws HTTPException 404 for no request, 409 for one that is done, was extended or is overdue
 */
export const extendDataRequestCall = actionCall(extendRequest, async ({ db, input: { id, reason }, audit }) => {
  const row = await openRequest(db, id);
  if (!isExtendable(row, utcDay()) || !(await extendDataRequest(db, row, reason))) {
    throw httpError(409, messages.notExtendable);
  }
  await audit("data request extended", `request ${id}`);
  return messages.extended;
});

/** @throws HTTPException 404 for no request, 409 for one whose person isn't known any more */
async function subjectOf(db: Database, id: number): Promise<string> {
  const { subject } = orNotFound(await findDataRequest(db, id));
  if (subject === null) throw httpError(409, messages.forgotten);
  return subject;
}

/**
 * `POST /api/admin/data-requests/preview`: counts what is kept about a request's person.
 * @throws HTTPException 404 for no request, 409 for one whose person isn't known any more
 */
export const previewDataRequestCall = bodyCall(idRequest, previewResponse, async ({ context, db, input: { id } }) => ({
  counts: await countSubject(context.database, await subjectOf(db, id)),
}));

/**
 * `POST /api/admin/data-requests/download`: gives all that is kept about a request's person.
 * @throws HTTPException 404 for no request, 409 for one whose person isn't known any more
 */
export const exportDataRequestCall = bodyCall(
  idRequest,
  exportResponse,
  async ({ context, db, input: { id }, staff }) => ({
    data: { ...(await exportSubject(context.database, await subjectOf(db, id), staff.username)) },
  }),
);

/**
 * `POST /api/admin/data-requests/erase`: erases all that is kept about a request's person, and whose request it was.
 * @throws HTTPException 404 for no request, 409 for one that is done or doesn't ask for it
 * @throws InvalidInputError unless the address or reference is typed once more
 */
export const eraseDataRequestCall = bodyCall(
  eraseRequest,
  eraseResponse,
  async ({ context, db, input, staff, audit }) => {
    const { id, confirm } = input;
    const { kind, subject, subject_hash } = await openRequest(db, id);
    if (kind !== "erase" || subject === null) throw httpError(409, messages.wrongKind);
    if (subjectHashOf(confirm.trim()) !== subject_hash) {
      throw new InvalidInputError({ confirm: dataRequestsText.confirmError });
    }
    const erased = await eraseSubject(context.database, subject, staff.username);
    await audit("data request done", `request ${id}: erase`);
    await context.texts.refresh();
    const rows = Object.values(erased).reduce((sum, count) => sum + count, 0);
    return { message: messages.erased(rows), erased };
  },
);

/**
 * `POST /api/admin/data-requests/done`: marks a request as answered.
 * @throws HTTPException 404 for no request, 409 for one that is done
 */
export const finishDataRequestCall = actionCall(idRequest, async ({ db, input: { id }, staff, audit }) => {
  const { kind } = await openRequest(db, id);
  if (!(await finishDataRequest(db, id, staff.username))) throw httpError(409, messages.notOpen);
  await audit("data request done", `request ${id}: ${kind}`);
  return messages.finished;
});

/**
 * `POST /api/admin/data-requests/remove`: deletes an open request that was recorded by mistake.
 * @throws HTTPException 404 for no request, 409 for one that is done
 */
export const removeDataRequestCall = actionCall(idRequest, async ({ db, input: { id }, audit }) => {
  const { kind } = await openRequest(db, id);
  if (!(await removeDataRequest(db, id))) throw httpError(409, messages.notOpen);
  await audit("data request removed", `request ${id}: ${kind}`);
  return messages.removed;
});
