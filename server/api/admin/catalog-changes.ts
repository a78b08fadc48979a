import type { Context } from "hono";
import { catalogMessages } from "#content/catalog-messages.ts";
import { problemText } from "#content/catalog-problem-text.ts";
import { serverMessages } from "#content/server-messages.ts";
import { type CatalogRefusal, catalogChangeId, catalogChangeRequest } from "#contract/admin-catalog.ts";
import type { SuccessResponse } from "#contract/admin-inbox.ts";
import { saleOver } from "#contract/sale-days.ts";
import type { AppContext } from "#server/app-context.ts";
import {
  type ChangeOutcome,
  cancelCatalogChange,
  changeCatalog,
  undoCatalogChange,
} from "#server/catalog/catalog-changes.ts";
import { followsLivePrices } from "#server/catalog/catalog-layers.ts";
import type { CatalogStore, Refusal } from "#server/catalog/make-change.ts";
import { jsonBody } from "#server/middleware/body.ts";
import { httpError } from "#server/middleware/http-error.ts";
import type { StaffEnv } from "#server/middleware/staff-only.ts";

type StaffHandler = (c: Context<StaffEnv>) => Promise<Response>;

const maxAheadMs = 2 * 366 * 24 * 60 * 60_000;

const storeOf = ({ config, database }: AppContext): CatalogStore => ({ database, live: followsLivePrices(config) });

/** Where somebody else was faster, and otherwise. */
type RefusedWords = { readonly stale: string; readonly other: string };
const change: RefusedWords = { stale: catalogMessages.changedMeanwhile, other: catalogMessages.refused };
const undo: RefusedWords = { stale: catalogMessages.undoStale, other: catalogMessages.undoMisfit };

/** 409 where somebody else was faster, 400 otherwise. */
export function refused(c: Context, refusals: readonly Refusal[], words: RefusedWords = change): Response {
  const stale = refusals.some(({ code }) => code === "changed-meanwhile");
  const problems = refusals.map(({ variant, field, code, now, plan }) => ({
    variant,
    field,
    message: problemText(code, now, plan),
    now,
  }));
  const message = stale ? words.stale : words.other;
  return c.json({ success: false, message, problems } satisfies CatalogRefusal, stale ? 409 : 400);
}

/** After the pages of this process have the change too; where they can't have it yet, it says so. */
async function answer(
  c: Context,
  context: AppContext,
  outcome: ChangeOutcome,
  message: string,
  words: RefusedWords = change,
): Promise<Response> {
  if (outcome.kind === "missing") throw httpError(404, serverMessages.notFound);
  if (outcome.kind === "full") throw httpError(409, catalogMessages.full);
  if (outcome.kind === "runs") throw httpError(409, catalogMessages.saleRuns);
  if (outcome.kind === "refused") return refused(c, outcome.refusals, words);
  try {
    await context.catalog.refresh();
  } catch (error) {
    context.log.warn({ err: error }, "a change of the catalog has to wait");
    return c.json({ success: true, message: catalogMessages.shownLater } satisfies SuccessResponse);
  }
  return c.json({ success: true, message } satisfies SuccessResponse);
}

/** At once or at a moment to come. @throws HTTPException 400 for a wrong moment, 404 for no such field */
export function changeCatalogCall(context: AppContext): StaffHandler {
  return async (c) => {
    const { product, edits, appliesAt, until, confirmsFalls } = await jsonBody(c, catalogChangeRequest);
    const now = Date.now();
    const from = appliesAt === null ? now : Date.parse(appliesAt);
    if (appliesAt !== null && (from <= now || from > now + maxAheadMs)) throw httpError(400, catalogMessages.badMoment);
    const over = until === null ? null : Date.parse(saleOver(until));
    if (over !== null && (over <= from || over > now + maxAheadMs)) throw httpError(400, catalogMessages.badLastDay);
    const due = appliesAt === null ? null : new Date(appliesAt).toISOString();
    const by = { username: c.get("staff").username, appliesAt: due, until, confirmsFalls };
    const outcome = await changeCatalog(storeOf(context), { product, edits }, by);
    const { changed, scheduled, onSale } = catalogMessages;
    return answer(c, context, outcome, due !== null ? scheduled : until === null ? changed : onSale);
  };
}

export function undoCatalogCall(context: AppContext): StaffHandler {
  return async (c) => {
    const { id } = await jsonBody(c, catalogChangeId);
    const outcome = await undoCatalogChange(storeOf(context), { id, username: c.get("staff").username });
    return answer(c, context, outcome, catalogMessages.undone, undo);
  };
}

export function cancelCatalogCall(context: AppContext): StaffHandler {
  return async (c) => {
    const { id } = await jsonBody(c, catalogChangeId);
    const outcome = await cancelCatalogChange(storeOf(context), { id, username: c.get("staff").username });
    return answer(c, context, outcome, catalogMessages.cancelled);
  };
}
