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

/** What buyers ask (home, below the tabs), what owners ask (manuals, Carbon Finder's FAQ tab). */
export type ShownFaq = ReturnType<typeof readFaq>;

const shownFor = onceFor((faq: SiteTexts["faq"]) => onceFor((offers: Offers) => readFaq(faq, offers)));

/** Read once for each change of text or catalog. For loaders only. */
export const shownFaq = ({ faq }: Pick<SiteTexts, "faq">, offers: Offers) => shownFor(faq)(offers);

function readFaq(faq: SiteTexts["faq"], offers: Offers) {
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
