import { presentation } from "#content/catalog/presentation.ts";
import { choiceDetails } from "#content/catalog/tagigo-options.ts";
import type { Variant } from "#contract/product.ts";
import { initialSelection, parseSelection, serializeSelection } from "./selection.ts";

/** What feeds and structured data link to. Other products have one address each. */
export function variantAddress({ networkType, packSize, color = "" }: Variant): string {
  if (!networkType || !packSize) throw new Error("Only Tagigo's variants have an address of their own");
  const choice = choiceDetails.find(({ pack, holds }) => pack === packSize && holds.name === color)?.choice ?? color;
  const params = new URLSearchParams({ network: networkType, color: choice, pack: packSize });
  return `${presentation.tagigo.path}?${serializeSelection(parseSelection(params, initialSelection))}`;
}
