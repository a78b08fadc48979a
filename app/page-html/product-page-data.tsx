import ChevronDown from "@lucide/icons/icons/chevron-down";
import CreditCard from "@lucide/icons/icons/credit-card";
import ShieldCheck from "@lucide/icons/icons/shield-check";
import Smartphone from "@lucide/icons/icons/smartphone";
import Truck from "@lucide/icons/icons/truck";
import { addedPictures } from "#app/features/catalog/gallery/added-pictures.ts";
import { originalPlaceholder } from "#app/features/catalog/price-box/struck-price.tsx";
import { breadcrumbs, faqPage, organization } from "#app/features/catalog/structured-data/page.ts";
import { productJsonLd } from "#app/features/catalog/structured-data/product.ts";
import { provideStaticHtml, renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LineLink } from "#app/ui/line-link.tsx";
import { offersOf } from "#content/catalog/offers.ts";
import { type ProductSlug, presentation } from "#content/catalog/presentation.ts";
import { compatibilityText } from "#content/compatibility/texts.ts";
import { shipDateAlertTextOf } from "#content/newsletter.ts";
import { priorPriceWords } from "#content/prior-price.ts";
import { buyFactsOf, buyFactsTitle, buyPromises } from "#content/products/buy-facts.ts";
import type { ProductPage } from "#content/products/chapters.ts";
import type { Seller, Services } from "#contract/services.ts";
import { BelowTabs } from "./below-tabs.tsx";
import { shownFaq } from "./shown-faq.ts";

const promises = [
  { icon: Truck, text: buyPromises.shipping },
  { icon: ShieldCheck, text: buyPromises.guarantees },
  { icon: CreditCard, text: buyPromises.payment },
];

type BuyFactsProps = { inTheBox: readonly string[]; seller: Seller; comparesWith: string | null };

/** @param comparesWith the words of a link to the comparison; null for none */
function BuyFacts({ inTheBox, seller, comparesWith }: BuyFactsProps) {
  return (
    <>
      <ul className="mt-5 grid grid-cols-3 gap-3 text-[0.9375rem] leading-snug">
        {promises.map(({ icon, text }) => (
          <li key={text}>
            <Icon icon={icon} className="mb-1.5 size-5 text-accent-text" />
            {text}
          </li>
        ))}
      </ul>
      <details className="group mt-4 border-y border-border">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 font-medium">
          {buyFactsTitle}
          <Icon icon={ChevronDown} className="size-5 shrink-0 group-open:rotate-180" />
        </summary>
        <dl className="grid gap-3 pb-4">
          {buyFactsOf(inTheBox, seller).map(({ label, lines, link }) => (
            <div key={label}>
              <dt className="font-medium">{label}</dt>
              {lines.map((line) => (
                <dd key={line} className="text-ink-soft">
                  {line}
                </dd>
              ))}
              {link ? (
                <dd>
                  <LineLink to={link.href}>{link.label}</LineLink>
                </dd>
              ) : null}
            </div>
          ))}
        </dl>
      </details>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <LineLink to="/compatibility" className="gap-2">
          <Icon icon={Smartphone} className="size-5 shrink-0" /> {compatibilityText.title}
        </LineLink>
        {comparesWith ? <LineLink to="/product-comparison">{comparesWith}</LineLink> : null}
      </p>
    </>
  );
}

/** What a product's page is made of, as catalog and staff have it now: `product` is undefined where the catalog lacks it. */
export async function productSources({ products, config, texts }: Services, slug: ProductSlug) {
  const catalog = await products();
  const offers = offersOf(catalog, config.priorPriceRule);
  return {
    catalog,
    offers,
    product: catalog.find(({ id }) => id === presentation[slug].catalogId),
    faq: shownFaq(texts(), offers),
    added: addedPictures(texts(), slug),
  };
}

/** What a kind of product page has besides. */
type OwnParts = {
  readonly page: ProductPage;
  readonly comparesWith: string | null;
  readonly tabOfQuestions?: { readonly to: string; readonly label: string } | undefined;
  /** What stands beside a struck-through price, and the sentence about it. */
  readonly reduced: { readonly label: string; readonly note: string };
  /** By element id. */
  readonly html: Readonly<Record<string, string>>;
};

/** What every product's page gets from its loader. */
export function productPageData(
  { config, seller, staticHtml }: Services,
  slug: ProductSlug,
  { catalog, offers, product, faq, added }: Awaited<ReturnType<typeof productSources>>,
  { page, comparesWith, reduced, html, tabOfQuestions }: OwnParts,
) {
  const { siteUrl, priorPriceRule } = config;
  const shown = presentation[slug];
  // What a tab answers isn't repeated below.
  const answered = tabOfQuestions ? faq.owners[slug] : [];
  const sharedHtml = renderStaticHtml({
    promises: <BuyFacts inTheBox={page.inTheBox} seller={seller} comparesWith={comparesWith} />,
    "below-tabs": (
      <BelowTabs
        slug={slug}
        page={page}
        products={catalog}
        questions={faq.buyers[slug].filter((item) => !answered.includes(item))}
        tabOfQuestions={tabOfQuestions}
      />
    ),
  });
  return {
    catalogId: shown.catalogId,
    // The others come with the live catalog.
    products: product ? [product] : [],
    config,
    // Under the rule a struck-through price has its own words, and no other sentence may name one (docs/law.md).
    reduced: priorPriceRule
      ? { label: priorPriceWords.label, note: priorPriceWords.note(originalPlaceholder) }
      : reduced,
    shipDateAlert: shipDateAlertTextOf(slug, offers),
    html: provideStaticHtml(staticHtml, { ...html, ...sharedHtml }, [
      organization(siteUrl),
      ...(product ? [productJsonLd(product, shown, siteUrl, added)] : []),
      breadcrumbs(siteUrl, [shown.name, shown.path]),
      ...faqPage(faq.owners[slug]),
    ]),
  };
}
