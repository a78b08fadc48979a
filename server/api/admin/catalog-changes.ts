import type { Handler } from "hono";
import { HTTPException } from "hono/http-exception";
import { catalogMessages } from "#content/catalog-messages.ts";
import { problemText } from "#content/catalog-problem-text.ts";
import { choiceDetails } from "#content/products/tagigo/options.ts";
import { presentation, productSlugs } from "#content/products.ts";
import { serverMessages } from "#content/server-messages.ts";
import {
  catalogChangeRequest,
  catalogPreviewRequest,
  catalogPreviewResponse,
  catalogRefusal,
} from "#contract/admin-catalog.ts";
import type { Product } from "#contract/product.ts";
import { saleOver } from "#contract/sale-days.ts";
import { idRequest } from "#contract/staff-response.ts";
import type { AppContext } from "#server/app-context.ts";
import {
  type ChangeOutcome,
  cancelCatalogChange,
  changeCatalog,
  undoCatalogChange,
} from "#server/catalog/catalog-changes.ts";
import { followsLivePrices } from "#server/catalog/catalog-layers.ts";
import type { CatalogStore, Refusal } from "#server/catalog/make-change.ts";
import { previewCatalog } from "#server/catalog/preview-catalog.ts";
import type { Config } from "#server/config/config.ts";
import { createTicket, findTicket, isTicket } from "#server/db/queries/tickets.ts";
import { parseJson } from "#server/lib/parse-json.ts";
import { httpError } from "#server/middleware/http-error.ts";
import type { RenderPreview } from "#server/pages/preview-page.ts";
import { unsoldVariantsOf } from "#server/texts/shop-settings.ts";
import { actionCall, bodyCall } from "./staff-call.ts";

const maxAheadMs = 2 * 366 * 24 * 60 * 60_000;

const storeOf = ({ config, database }: AppContext): CatalogStore => ({ database, live: followsLivePrices(config) });

/** What a refused change is told: where somebody else was faster, and otherwise. */
type RefusalMessages = { readonly stale: string; readonly other: string };
const change: RefusalMessages = { stale: catalogMessages.changedMeanwhile, other: catalogMessages.refused };
const undo: RefusalMessages = { stale: catalogMessages.undoStale, other: catalogMessages.undoMisfit };

/**
 * The response of a refused change, with what is wrong with each field: 409 where somebody else was faster, 400
 * otherwise.
 */
function refusalError(
  { currency }: Pick<Config, "currency">,
  refusals: readonly Refusal[],
  messages: RefusalMessages = change,
): HTTPException {
  const stale = refusals.some(({ code }) => code === "changed-meanwhile");
  const message = stale ? messages.stale : messages.other;
  const problems = refusals.map((one) => ({ ...one, message: problemText(one.code, one.now, one.plan, currency) }));
  const body = catalogRefusal.parse({ success: false, message, problems });
  const status = stale ? 409 : 400;
  return new HTTPException(status, { res: Response.json(body, { status }) });
}

/**
 * Gives the message of a change once the pages of this process have it too; where they can't have it yet, the message
 * says so.
 * @throws HTTPException with what keeps the change from being made
 */
async function published(
  { catalog, config, log }: AppContext,
  outcome: ChangeOutcome,
  message: string,
  messages = change,
): Promise<string> {
  if (outcome.kind === "missing") throw httpError(404, serverMessages.notFound);
  if (outcome.kind === "full") throw httpError(409, catalogMessages.full);
  if (outcome.kind === "runs") throw httpError(409, catalogMessages.saleRuns);
  if (outcome.kind === "refused") throw refusalError(config, outcome.refusals, messages);
  try {
    await catalog.refresh();
  } catch (error) {
    log.warn({ err: error }, "a change of the catalog has to wait");
    return catalogMessages.shownLater;
  }
  return message;
}

/**
 * `POST /api/admin/catalog/changes`: changes fields of a product, at once, at a moment to come, or as a sale until a
 * last day.
 * @throws HTTPException 400 for a wrong moment or value, 404 for no such field, 409 where somebody else was faster
 */
export const changeCatalogCall = actionCall(catalogChangeRequest, async ({ context, input, staff: { username } }) => {
  const { product, edits, appliesAt, until, confirmsFalls } = input;
  const now = context.database.clock.now();
  const from = appliesAt === null ? now : Date.parse(appliesAt);
  if (appliesAt !== null && (from <= now || from > now + maxAheadMs)) throw httpError(400, catalogMessages.badMoment);
  const over = until === null ? null : Date.parse(saleOver(until));
  if (over !== null && (over <= from || over > now + maxAheadMs)) throw httpError(400, catalogMessages.badLastDay);
  const due = appliesAt === null ? null : new Date(appliesAt).toISOString();
  const by = { username, appliesAt: due, until, confirmsFalls };
  const outcome = await changeCatalog(storeOf(context), { product, edits }, by);
  const { changed, scheduled, onSale } = catalogMessages;
  const atOnce = until === null ? changed : onSale;
  return published(context, outcome, due === null ? atOnce : scheduled);
});

/**
 * `POST /api/admin/catalog/undo`: gives the fields of a change their former values.
 * @throws HTTPException as for a change
 */
export const undoCatalogCall = actionCall(idRequest, async ({ context, input: { id }, staff: { username } }) => {
  const outcome = await undoCatalogChange(storeOf(context), { id, username });
  return published(context, outcome, catalogMessages.undone, undo);
});

/**
 * `POST /api/admin/catalog/cancel`: takes back a change that is still to come.
 * @throws HTTPException 404 where there is none, 409 for the end of a sale that has begun
 */
export const cancelCatalogCall = actionCall(idRequest, async ({ context, input: { id }, staff: { username } }) => {
  const outcome = await cancelCatalogChange(storeOf(context), { id, username });
  return published(context, outcome, catalogMessages.cancelled);
});

/** The path of the page that shows a preview of the catalog; a ticket follows in the query. */
export const catalogPreviewPath = "/admin/catalog/preview";

/**
 * The address of a product's page, with the variant chosen where the page offers a choice; null for a product without a
 * page.
 */
function productPagePath(product: Product, show: string | null): string | null {
  const slug = productSlugs.find((known) => presentation[known].catalogId === product.id);
  if (!slug) return null;
  const { networkType, packSize, color = "" } = product.variants.find(({ id }) => id === show) ?? {};
  if (!networkType || !packSize) return presentation[slug].path;
  const choice = choiceDetails.find(({ pack, holds }) => pack === packSize && holds.name === color)?.choice ?? color;
  return `${presentation[slug].path}?${new URLSearchParams({ network: networkType, color: choice, pack: packSize })}`;
}

const previewRulesOf = ({ config, texts }: AppContext) => ({
  priorPriceRule: config.priorPriceRule,
  unsold: unsoldVariantsOf(config, texts.current()),
});

/**
 * `POST /api/admin/catalog/preview`: gives the address that shows a product's page as it would be, for ten minutes. It
 * opens in a window of its own, which can't send a token; so it carries a ticket.
 * @throws HTTPException 404 for no such field, 400 for a wrong value
 */
export const previewCatalogCall = bodyCall(catalogPreviewRequest, catalogPreviewResponse, async (call) => {
  const { config, database } = call.context;
  const previewed = await previewCatalog(storeOf(call.context), call.input, previewRulesOf(call.context));
  if (previewed.kind === "missing" || (previewed.kind === "products" && !productPagePath(previewed.shown, null)))
    throw httpError(404, serverMessages.notFound);
  if (previewed.kind === "refused") throw refusalError(config, previewed.refusals);
  const { username, securityStamp } = call.staff;
  const json = JSON.stringify(call.input);
  const ticket = await createTicket(database, "catalog_previews", { username, securityStamp, json });
  return { address: `${catalogPreviewPath}?ticket=${ticket}` };
});

/**
 * Makes the handler of the page behind such an address. It answers 404 for a ticket that isn't one, is over, or whose
 * maker's tokens have ended.
 * @param render renders a page with another catalog
 */
export function previewPageCall(context: AppContext, render: RenderPreview): Handler {
  const { database, staffLogin } = context;
  return async (c) => {
    const ticket = c.req.query("ticket") ?? "";
    const found = isTicket(ticket) ? await findTicket(database.db, "catalog_previews", ticket) : null;
    const over = (): Response => c.text(catalogMessages.previewOver, 404, { "Cache-Control": "no-store" });
    if (!found || found.securityStamp !== (await staffLogin.find(found.username))?.securityStamp) return over();
    const wanted = parseJson(catalogPreviewRequest, found.json);
    if (!wanted) return over();
    const previewed = await previewCatalog(storeOf(context), wanted, previewRulesOf(context));
    const page = previewed.kind === "products" ? productPagePath(previewed.shown, wanted.show) : null;
    return previewed.kind === "products" && page ? render(page, previewed.products) : over();
  };
}
