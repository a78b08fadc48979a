import { shipLineWith } from "#content/catalog/ship-line.ts";
import { problemText } from "#content/catalog-problem-text.ts";
import { presentation, productSlugs } from "#content/products.ts";
import { campaignMessages } from "#content/staff-messages.ts";
import type { CampaignDraft } from "#contract/admin-campaigns.ts";
import { dayOfPrinted } from "#contract/printed-date.ts";
import type { AppContext } from "#server/app-context.ts";
import { changeLockedCatalog } from "#server/catalog/catalog-changes.ts";
import { followsLivePrices } from "#server/catalog/catalog-layers.ts";
import type { WantedChange } from "#server/catalog/make-change.ts";
import type { Database } from "#server/db/database.ts";
import { lockCatalog } from "#server/db/queries/products.ts";
import { InvalidInputError } from "#server/middleware/field-problems.ts";
import { httpError } from "#server/middleware/http-error.ts";

/** The change of a product's page that goes with the announcement of a ship date. */
export type PageChange = {
  /** The product's title. */
  readonly product: string;
  /** The date that the page gives now; empty where it gives none. */
  readonly from: string;
  readonly to: string;
  readonly wanted: WantedChange;
};

const refused = (path: string, problem: string): InvalidInputError => new InvalidInputError({ [path]: problem });

/**
 * Gives the change of the catalog that a draft asks for, with the ship line that names the date; null where the page is
 * to stay as it is.
 * @param field the path of the date's field in the request
 * @throws HTTPException 400 for a date that pages can't print, 409 for a page that gives another date by now
 */
export function pageChangeOf(draft: CampaignDraft, { catalog }: AppContext, field: string): PageChange | null {
  if (draft.kind !== "ship-date" || draft.pageSays === null) return null;
  const slug = productSlugs.find((known) => known === draft.product);
  const product = slug && catalog.current().find(({ id }) => id === presentation[slug].catalogId);
  if (!product) return null;
  const { availability } = product;
  const { shipDate: from = "", note } = availability;
  if (from !== draft.pageSays) throw httpError(409, campaignMessages.pageChanged(from));
  if (dayOfPrinted(draft.shipDate) === null) throw refused(field, campaignMessages.noDay);
  const dated = { variant: null, field: "shipDate", from, to: draft.shipDate } as const;
  const line = shipLineWith(availability, draft.shipDate);
  const edits = line === note ? [dated] : [dated, { variant: null, field: "shipLine", from: note, to: line } as const];
  return { product: product.title, from, to: draft.shipDate, wanted: { product: product.id, edits } };
}

/**
 * Makes what changes a product's page in the transaction that stores a campaign, at once or when the campaign goes.
 * @throws HTTPException as `pageChangeOf`, which undoes the transaction
 */
export function changesPage(
  { config, database }: AppContext,
  { wanted, from }: PageChange,
  by: { readonly username: string; readonly appliesAt: string | null },
): (db: Database) => Promise<void> {
  return async (db) => {
    await lockCatalog(database, db);
    const store = { database, live: followsLivePrices(config) };
    const outcome = await changeLockedCatalog(db, store, wanted, by);
    if (outcome.kind === "done") return;
    if (outcome.kind !== "refused") throw httpError(409, campaignMessages.pageChanged(from));
    const [first] = outcome.refusals;
    if (!first || first.code === "changed-meanwhile")
      throw httpError(409, campaignMessages.pageChanged(first?.now ?? from));
    throw refused("campaign.shipDate", problemText(first.code, first.now, first.plan, config.currency));
  };
}
