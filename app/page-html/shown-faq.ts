import type { ShownQuestion } from "#app/features/home/faq-list.tsx";
import { wordsOf } from "#app/lib/element-markdown.ts";
import { markdownElements } from "#app/lib/markdown-elements.ts";
import { ProseLink } from "#app/ui/prose-parts.tsx";
import type { Offers } from "#content/catalog/offers.ts";
import { builtInFaq, type FaqList, faqListId } from "#content/faq-lists.ts";
import { onceFor } from "#content/once-for.ts";
import { productRecords } from "#content/products/records.ts";
import { type ProductSlug, productSlugs } from "#content/products.ts";
import { recordOf } from "#content/record-of.ts";
import { listQuestions } from "#contract/faq-list.ts";
import type { SiteTexts } from "#contract/site-texts.ts";
import { readMarkdown } from "#contract/staff-markdown.ts";

/** The questions of each product as they are shown, with what staff changed. */
export type ShownFaq = {
  /** What buyers ask: on home, and below the tabs of a product's page. */
  readonly buyers: Readonly<Record<ProductSlug, readonly ShownQuestion[]>>;
  /** What owners ask: in the manuals, and in Carbon Finder's FAQ tab. */
  readonly owners: Readonly<Record<ProductSlug, readonly ShownQuestion[]>>;
};

const shownFor = onceFor((faq: SiteTexts["faq"]) => onceFor((offers: Offers) => readFaq(faq, offers)));

/** The questions with what staff changed, read once for each change of text or catalog. For loaders only. */
export const shownFaq = ({ faq }: Pick<SiteTexts, "faq">, offers: Offers): ShownFaq => shownFor(faq)(offers);

function readFaq(faq: SiteTexts["faq"], offers: Offers): ShownFaq {
  const list = (product: ProductSlug, kind: FaqList["kind"]): readonly ShownQuestion[] =>
    listQuestions(builtInFaq({ product, kind }, offers), faq[faqListId(product, kind)])
      .filter(({ hidden }) => !hidden)
      .map(({ question, answer, source }) => {
        if (source === "built-in") return { question, answer };
        const { tree } = readMarkdown(answer, "answer");
        return { question, answer: wordsOf(markdownElements(tree)), body: markdownElements(tree, { a: ProseLink }) };
      });
  const tabs = recordOf(productSlugs, (slug) => list(slug, "tab"));
  return {
    buyers: recordOf(productSlugs, (slug) => [...tabs[slug], ...list(slug, "buyers")]),
    owners: recordOf(productSlugs, (slug) => (productRecords[slug].questions.tab ? tabs[slug] : list(slug, "owners"))),
  };
}
