import type { ReactNode } from "react";
import { PictureRow } from "#app/features/catalog/gallery/picture-row.tsx";
import { Companions } from "#app/features/catalog/product-page/companions.tsx";
import { FaqList } from "#app/features/home/faq-list.tsx";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { LineLink } from "#app/ui/line-link.tsx";
import { type ProductSlug, presentation } from "#content/catalog/presentation.ts";
import { pictureSource } from "#content/media/picture-source.ts";
import type { PictureName } from "#content/media/pictures.ts";
import { type Companion, productPageWords as words } from "#content/products/chapters.ts";
import type { Product } from "#contract/product.ts";
import type { ShownFaq } from "./shown-faq.ts";

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section data-screen-only aria-labelledby={id} className="below-fold mt-8 sm:mt-20 lg:mt-28">
      <h2 id={id} className="mb-3 text-2xl tracking-[-0.02em] sm:mb-6 sm:text-3xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** By element id: more pictures, the other products, questions. */
export function belowTabsHtml({
  slug,
  page,
  products,
  faq,
  tabOfQuestions,
}: {
  readonly slug: ProductSlug;
  readonly page: {
    readonly upClose: readonly PictureName[];
    readonly goesWith: Partial<Record<ProductSlug, Companion>>;
  };
  readonly products: readonly Product[];
  readonly faq: ShownFaq;
  /** The tab that answers what owners ask: that isn't repeated. */
  readonly tabOfQuestions?: { readonly to: string; readonly label: string } | undefined;
}): Readonly<Record<string, string>> {
  const answered = tabOfQuestions ? faq.owners[slug] : [];
  const questions = faq.buyers[slug].filter((item) => !answered.includes(item));
  return renderStaticHtml({
    "below-tabs": (
      <>
        <Part id="up-close-title" title={words.upClose}>
          <PictureRow pictures={page.upClose.map(pictureSource)} />
        </Part>
        <Part id="goes-with-title" title={words.goesWith(presentation[slug].name)}>
          <Companions companions={page.goesWith} products={products} />
        </Part>
        {questions.length > 0 || tabOfQuestions ? (
          <Part id="buyers-questions-title" title={words.questions}>
            <FaqList items={questions} group="buyers-questions" linked />
            {tabOfQuestions ? (
              <p className="mt-4">
                <LineLink to={tabOfQuestions.to}>{tabOfQuestions.label}</LineLink>
              </p>
            ) : null}
          </Part>
        ) : null}
      </>
    ),
  });
}
