import type { ReactNode } from "react";
import { FaqList, type ShownQuestion } from "#app/features/home/faq-list.tsx";
import { LineLink } from "#app/ui/line-link.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { lowestPrice } from "#content/catalog/lowest-price.ts";
import { pictureSource } from "#content/media/picture-source.ts";
import { moneyText } from "#content/money.ts";
import { type ProductPage, productPageWords as words } from "#content/products/chapters.ts";
import { type ProductSlug, presentation, productSlugs } from "#content/products.ts";
import type { Product } from "#contract/product.ts";

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

type CompanionsProps = {
  companions: ProductPage["goesWith"];
  products: readonly Product[];
  currency: string;
};

/** The other products as cards; one that the live catalog lacks isn't shown. */
function Companions({ companions, products, currency }: CompanionsProps) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-6">
      {productSlugs.map((slug) => {
        const companion = companions[slug];
        const { name, path, accent, catalogId } = presentation[slug];
        const product = products.find(({ id }) => id === catalogId);
        if (!companion || !product) return null;
        return (
          <li key={slug} data-accent={accent}>
            <PageLink
              to={path}
              className="grid h-full overflow-clip rounded-3xl border border-border-strong bg-raised hover:border-ink lg:grid-cols-2"
            >
              <Picture
                picture={pictureSource(companion.picture)}
                sizes="(min-width: 64rem) 19rem, (min-width: 40rem) 50vw, 40vw"
                decorative
                className="aspect-4/3 size-full object-cover"
              />
              <span className="flex flex-col p-4 sm:p-6">
                <strong className="text-lg tracking-[-0.02em] sm:text-2xl">{name}</strong>
                <span className="mt-2 text-ink-soft max-sm:sr-only">{companion.reason}</span>
                <span className="mt-auto pt-1 sm:pt-4 sm:text-lg font-semibold tabular-nums">
                  {product.variants.length > 1 ? `${words.from} ` : ""}
                  {moneyText({ amount: lowestPrice(product.variants), currency })}
                </span>
              </span>
            </PageLink>
          </li>
        );
      })}
    </ul>
  );
}

type BelowTabsProps = {
  slug: ProductSlug;
  page: ProductPage;
  products: readonly Product[];
  /** That of the catalog's prices. */
  currency: string;
  questions: readonly ShownQuestion[];
  /** The tab that answers what owners ask. */
  tabOfQuestions: { readonly to: string; readonly label: string } | undefined;
};

/** More pictures, the other products, questions. */
export function BelowTabs({ slug, page, products, currency, questions, tabOfQuestions }: BelowTabsProps) {
  return (
    <>
      <Part id="up-close-title" title={words.upClose}>
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, also by keys
          tabIndex={0}
          data-swipe-below="40rem"
          className="grid gap-3 max-sm:-mx-5 max-sm:auto-cols-[60%] max-sm:grid-flow-col max-sm:snap-x max-sm:scroll-px-5 max-sm:overflow-x-auto max-sm:px-5 sm:grid-cols-2 sm:gap-4 lg:gap-x-12 lg:gap-y-8"
        >
          {page.upClose.map((name) => (
            <li key={name} className="snap-start">
              <Picture
                picture={pictureSource(name)}
                sizes="(width < 40rem) 60vw, (width < 64rem) 50vw, 37.5rem"
                className="aspect-4/3 w-full rounded-3xl object-cover sm:h-80 lg:h-112"
              />
            </li>
          ))}
        </ul>
      </Part>
      <Part id="goes-with-title" title={words.goesWith(presentation[slug].name)}>
        <Companions companions={page.goesWith} products={products} currency={currency} />
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
  );
}
