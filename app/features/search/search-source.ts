import type { ProductSlug } from "#content/catalog/presentation.ts";
import type { FaqItem } from "#content/home/faq.ts";
import type { ManualPage } from "#content/manuals/manuals.ts";
import type { SearchKind } from "#content/search.ts";
import type { SiteTexts } from "#contract/site-texts.ts";

/** The same objects until something changes. */
export type SearchTexts = {
  readonly faq: {
    readonly buyers: Readonly<Record<ProductSlug, readonly FaqItem[]>>;
    readonly owners: Readonly<Record<ManualPage, readonly FaqItem[]>>;
  };
  readonly articles: SiteTexts["articles"];
};

export type SearchSource = {
  readonly kind: SearchKind;
  readonly address: string;
  readonly title: string;
  readonly summary: string;
  /** Weigh more than the text. */
  readonly tags: string;
  readonly text?: string;
};

export type SearchDocument = Required<SearchSource> & { readonly id: number };
