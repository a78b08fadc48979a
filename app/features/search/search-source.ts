import type { ProductSlug } from "#content/catalog/presentation.ts";
import type { FaqItem } from "#content/home/faq.ts";
import type { ManualPage } from "#content/manuals/manuals.ts";
import type { SearchKind } from "#content/search.ts";
import type { SiteTexts } from "#contract/site-texts.ts";

/** What staff may change of what is searched, passed in: the same objects until something changes. */
export type SearchTexts = {
  readonly faq: {
    readonly buyers: Readonly<Record<ProductSlug, readonly FaqItem[]>>;
    readonly owners: Readonly<Record<ManualPage, readonly FaqItem[]>>;
  };
  readonly articles: SiteTexts["articles"];
};

/** A search result before it gets its id. */
export type SearchSource = {
  readonly kind: SearchKind;
  readonly address: string;
  readonly title: string;
  /** One or two sentences shown below the title. */
  readonly summary: string;
  /** Keywords that weigh more than the text. */
  readonly tags: string;
  readonly text: string;
};
