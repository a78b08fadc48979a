import type { PictureName } from "#content/media/pictures.ts";

/** Names of tokens in app/styles/tokens.css. */
export type Accent = "blue" | "coral" | "amber";

/**
 * Who a product is: the little of its record that every page needs, so it is in the script of every page. All else that is
 * said of a product stands in the other files of its folder (docs/architecture.md#a-product).
 */
export type ProductIdentity = {
  /** Permanent: a part of the product's addresses, and its name in the database. */
  readonly slug: string;
  readonly name: string;
  readonly accent: Accent;
  /** What the product's page stands on in both themes. Without it the page is light or dark, as the visitor has it. */
  readonly ground?: "graphite";
  readonly tagline: string;
  /** Shown wherever the product is one of several. */
  readonly picture: PictureName;
  /**
   * What the product's only version is sold under: a key of the store's map, and permanent. A product without it comes in
   * several versions, and has a page of its own on which one of them is chosen.
   */
  readonly sku?: string;
  /**
   * The trackers that are sold as this product. Each has a manual, guides and codes of its own, and an address below
   * /products/. The first has the product's slug as its id.
   */
  readonly trackers: readonly { readonly id: string; readonly name: string }[];
};

/**
 * A product's identity with what follows from its slug. Both are literal types, which other lists take their keys from.
 */
export type DefinedProduct<Identity extends ProductIdentity> = Identity & {
  /** Its key in the catalog and in the store's map. */
  readonly catalogId: `${Identity["slug"]}-product`;
  /** The path of its page. */
  readonly path: `/products/${Identity["slug"]}`;
};

/** Adds to a product's identity what follows from its slug: its key in catalog and store, and its page's path. */
export function defineProduct<const Identity extends ProductIdentity>(identity: Identity): DefinedProduct<Identity> {
  const slug: Identity["slug"] = identity.slug;
  return { ...identity, catalogId: `${slug}-product`, path: `/products/${slug}` };
}
