import type { Handler } from "hono";
import { presentation, productSlugs } from "#content/catalog/presentation.ts";
import { choiceDetails } from "#content/catalog/tagigo-options.ts";
import { catalogMessages } from "#content/catalog-messages.ts";
import { serverMessages } from "#content/server-messages.ts";
import { type CatalogPreviewRequest, catalogPreviewRequest, catalogPreviewResponse } from "#contract/admin-catalog.ts";
import type { Product } from "#contract/product.ts";
import type { AppContext } from "#server/app-context.ts";
import { followsLivePrices } from "#server/catalog/catalog-layers.ts";
import { type PreviewedCatalog, previewCatalog } from "#server/catalog/preview-catalog.ts";
import { createTicket, findTicket, isTicket } from "#server/db/queries/tickets.ts";
import { httpError } from "#server/middleware/http-error.ts";
import type { RenderPreview } from "#server/pages/preview-page.ts";
import { parseJson } from "#server/parse-json.ts";
import { refusalError } from "./catalog-changes.ts";
import { bodyCall } from "./staff-call.ts";

export const catalogPreviewPath = "/admin/catalog/preview";

const preview = ({ config, database }: AppContext, wanted: CatalogPreviewRequest): Promise<PreviewedCatalog> =>
  previewCatalog(database.db, wanted, { live: followsLivePrices(config), priorPriceRule: config.priorPriceRule });

/** With the variant chosen where the page offers a choice. */
function pageOf(product: Product, show: string | null): string | null {
  const slug = productSlugs.find((known) => presentation[known].catalogId === product.id);
  if (!slug) return null;
  const { networkType, packSize, color = "" } = product.variants.find(({ id }) => id === show) ?? {};
  if (!networkType || !packSize) return presentation[slug].path;
  const choice = choiceDetails.find(({ pack, holds }) => pack === packSize && holds.name === color)?.choice ?? color;
  return `${presentation[slug].path}?${new URLSearchParams({ network: networkType, color: choice, pack: packSize })}`;
}

/** For ten minutes. The address opens in a window of its own, which can't send a token; so it carries a ticket. */
export const previewCatalogCall = bodyCall(catalogPreviewRequest, catalogPreviewResponse, async (call) => {
  const previewed = await preview(call.context, call.input);
  if (previewed.kind === "missing" || (previewed.kind === "products" && !pageOf(previewed.shown, null)))
    throw httpError(404, serverMessages.notFound);
  if (previewed.kind === "refused") throw refusalError(previewed.refusals);
  const { username, epoch } = call.staff;
  const json = JSON.stringify(call.input);
  const ticket = await createTicket(call.context.database, "catalog_previews", { username, epoch, json });
  return { address: `${catalogPreviewPath}?ticket=${ticket}` };
});

export function previewPage(context: AppContext, render: RenderPreview): Handler {
  const { database, staffLogin } = context;
  return async (c) => {
    const ticket = c.req.query("ticket") ?? "";
    const found = isTicket(ticket) ? await findTicket(database.db, "catalog_previews", ticket) : null;
    const over = () => c.text(catalogMessages.previewOver, 404, { "Cache-Control": "no-store" });
    if (!found || found.epoch !== (await staffLogin.find(found.username))?.epoch) return over();
    const wanted = parseJson(catalogPreviewRequest, found.json);
    if (!wanted) return over();
    const previewed = await preview(context, wanted);
    const page = previewed.kind === "products" ? pageOf(previewed.shown, wanted.show) : null;
    return previewed.kind === "products" && page ? render(page, previewed.products) : over();
  };
}
