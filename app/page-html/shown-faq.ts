import type { ShownQuestion } from "#app/features/home/faq-list.tsx";
import { wordsOf } from "#app/lib/element-markdown.ts";
import { markdownElements } from "#app/lib/markdown-elements.ts";
import { ProseLink } from "#app/ui/prose-parts.tsx";
import type { Offers } from "#content/catalog/offers.ts";
import { builtInFaq } from "#content/faq-lists.ts";
import { onceFor } from "#content/once-for.ts";
import { listQuestions } from "#contract/faq-list.ts";
import type { FaqListId, SiteTexts } from "#contract/site-texts.ts";
import { readMarkdown } from "#contract/staff-markdown.ts";

/** What buyers ask (home, below the tabs), what owners ask (manuals, Carbon Finder's FAQ tab). */
export type ShownFaq = ReturnType<typeof readFaq>;

const shownFor = onceFor((faq: SiteTexts["faq"]) => onceFor((offers: Offers) => readFaq(faq, offers)));

/** Read once for each change of text or catalog. For loaders only. */
export const shownFaq = ({ faq }: Pick<SiteTexts, "faq">, offers: Offers) => shownFor(faq)(offers);

function readFaq(faq: SiteTexts["faq"], offers: Offers) {
  const builtIn = builtInFaq(offers);
  const list = (id: FaqListId): readonly ShownQuestion[] =>
    listQuestions(builtIn[id], faq[id])
      .filter(({ hidden }) => !hidden)
      .map(({ question, answer, source }) => {
        if (source === "built-in") return { question, answer };
        const { tree } = readMarkdown(answer, "answer");
        return { question, answer: wordsOf(markdownElements(tree)), body: markdownElements(tree, { a: ProseLink }) };
      });
  const tab = list("carbon-finder-page");
  return {
    buyers: {
      "incard-finder": list("incard-finder"),
      tagigo: list("tagigo"),
      "carbon-finder": [...tab, ...list("carbon-finder")],
    },
    owners: { "incard-finder": list("incard-finder-manual"), tagigo: list("tagigo-manual"), "carbon-finder": tab },
  };
}
