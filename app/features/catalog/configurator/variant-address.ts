import type { ProductPresentation } from "#content/catalog/presentation.ts";
import { choiceDetails } from "#content/catalog/tagigo-options.ts";
import type { Variant } from "#contract/product.ts";
import { initialSelection, parseSelection, serializeSelection } from "./selection.ts";

/** What feeds and structured data link to: only Tagigo's variants have an address each. */
export function variantAddress({ networkType, packSize, color = "" }: Variant, { path }: ProductPresentation): string {
  if (!networkType || !packSize) return path;
  const choice = choiceDetails.find(({ pack, holds }) => pack === packSize && holds.name === color)?.choice ?? color;
  const params = new URLSearchParams({ network: networkType, color: choice, pack: packSize });
  return `${path}?${serializeSelection(parseSelection(params, initialSelection))}`;
}
