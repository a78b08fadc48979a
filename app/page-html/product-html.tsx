import ChevronDown from "@lucide/icons/icons/chevron-down";
import CreditCard from "@lucide/icons/icons/credit-card";
import ShieldCheck from "@lucide/icons/icons/shield-check";
import Smartphone from "@lucide/icons/icons/smartphone";
import Truck from "@lucide/icons/icons/truck";
import { AirTagSection } from "#app/features/catalog/comparison/airtag-section.tsx";
import type { TagigoCopy } from "#app/features/catalog/configurator/tagigo-gallery.tsx";
import type { AddedPictures } from "#app/features/catalog/gallery/added-pictures.ts";
import { ProductIntro } from "#app/features/catalog/product-page/product-intro.tsx";
import { FaqList } from "#app/features/home/faq-list.tsx";
import { ManualLinks } from "#app/features/manual/manual-links.tsx";
import { manualTexts } from "#app/features/manual/manual-text.tsx";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { Footnote } from "#app/ui/footnote.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LineLink } from "#app/ui/line-link.tsx";
import type { Offers } from "#content/catalog/offers.ts";
import type { ShipLines } from "#content/catalog/passed-date.ts";
import { compatibilityText } from "#content/compatibility/texts.ts";
import { pictureSource, squareSource } from "#content/media/picture-source.ts";
import { onceFor } from "#content/once-for.ts";
import { buyFactsOf, buyFactsTitle, buyPromisesOf } from "#content/products/buy-facts.ts";
import { productRecords } from "#content/products/records.ts";
import { singleProductOf } from "#content/products/single-product.ts";
import { tagigoColors } from "#content/products/tagigo/options.ts";
import { type TagigoPage, tagigoPageOf } from "#content/products/tagigo/page.ts";
import { isSingle, presentation, products, type SingleProductSlug } from "#content/products.ts";
import { recordOf } from "#content/record-of.ts";
import type { Money } from "#contract/currency.ts";
import type { Seller } from "#contract/services.ts";
import { manualElements } from "./manual-drawings.tsx";
import { ProductOverview } from "./product-overview.tsx";
import type { ShownFaq } from "./shown-faq.ts";
import { Specifications } from "./specifications.tsx";

type BuyFactsProps = {
  inTheBox: readonly string[];
  freeShippingFrom: Money | null;
  seller: Seller;
  comparesWith: string | null;
};

/** @param comparesWith the words of a link to the comparison; null for none */
export function BuyFacts({ inTheBox, freeShippingFrom, seller, comparesWith }: BuyFactsProps) {
  const { shipping, guarantees, payment } = buyPromisesOf(freeShippingFrom);
  const promises = [
    { icon: Truck, text: shipping },
    { icon: ShieldCheck, text: guarantees },
    { icon: CreditCard, text: payment },
  ];
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

const singleSlugs = products.filter(isSingle).map(({ slug }) => slug);
const rendered = recordOf(singleSlugs, (slug) => onceFor((offers: Offers) => renderSingleProduct(slug, offers)));

/** The HTML of a product with one version, by element id. Rendered again when the catalog changes. */
export const singleProductHtml = (slug: SingleProductSlug, offers: Offers): Readonly<Record<string, string>> =>
  rendered[slug](offers);

function renderSingleProduct(slug: SingleProductSlug, offers: Offers): Readonly<Record<string, string>> {
  const { page, officialInstructions, badge } = singleProductOf(slug, offers);
  return {
    ...manualTexts(slug, manualElements),
    ...renderStaticHtml({
      intro: <ProductIntro {...page} badge={badge} />,
      overview: <ProductOverview page={page} accent={presentation[slug].accent} />,
      specifications: <Specifications slug={slug} groups={page.specs} figures={offers.figures} />,
      "manual-links": <ManualLinks official={officialInstructions ?? undefined} />,
    }),
  };
}

export const tagigoCopyOf = (page: TagigoPage, added: AddedPictures): TagigoCopy => ({
  useCases: [
    ...page.useCases,
    ...added.map(({ name }, index) => ({ picture: name, label: `Photo ${page.useCases.length + index + 1}` })),
  ],
  colorDisabled: page.colorDisabled,
  pictures: Object.fromEntries(
    [...productRecords.tagigo.gallery.map(pictureSource), ...added].map((picture) => [picture.name, picture]),
  ),
  squares: Object.fromEntries(
    tagigoColors.map(({ id }) => [`tagigo-${id}`, { ...squareSource(`tagigo-${id}`), fallback: undefined }]),
  ),
});

/** docs/behavior/tagigo.md#tabs */
function Regulatory() {
  return (
    <p data-screen-only className="mt-10 flex flex-wrap items-center gap-x-5">
      <span className="text-ink-soft">Regulatory:</span>
      {["FCC", "CE", "RoHS", "REACH"].map((scheme) => (
        <a key={scheme} href="/regulatory" className="link-line inline-flex min-h-11 items-center">
          {scheme}
        </a>
      ))}
    </p>
  );
}

function Intro({ page, badge, title }: { page: TagigoPage; badge: string; title: string }) {
  return (
    <>
      <ProductIntro {...page} title={title} badge={badge} />
      <ul aria-label="Prices" data-screen-only className="mt-3 flex flex-wrap gap-2">
        {page.priceChips.map((chip) => (
          <li key={chip.label} className="rounded-full bg-wash px-3 py-1 text-[0.9375rem] sm:px-4">
            {chip.label} <b className="font-semibold tabular-nums">{chip.price}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What is true today of when it ships, then in smaller type the date that was announced and has passed. */
function ShipLinesText({ lines: { today, announced } }: { lines: ShipLines }) {
  return (
    <p className="mt-2 text-[0.9375rem] leading-snug">
      {today}
      {announced ? <span className="text-sm text-ink-soft">{` ${announced}`}</span> : null}
    </p>
  );
}

/** Rendered again when the catalog changes. */
export const tagigoHtml = onceFor((offers: Offers): Readonly<Record<string, string>> => {
  const page = tagigoPageOf(offers);
  const { badge } = offers.tagigo;
  return {
    ...manualTexts("tagigo", manualElements),
    ...renderStaticHtml({
      intro: <Intro page={page} badge={badge} title={page.title} />,
      "intro-g": <Intro page={page} badge={badge} title="Tagigo G" />,
      "ship-note": <ShipLinesText lines={offers.tagigo.shipLines} />,
      features: <ProductOverview page={page} accent={presentation.tagigo.accent} />,
      specifications: (
        <Specifications slug="tagigo" groups={page.specs} figures={offers.figures}>
          {page.shipFootnote ? (
            <div className="mt-10">
              <p>{page.shipNote}*</p>
              <Footnote text={page.shipFootnote} />
            </div>
          ) : null}
          <AirTagSection offers={offers} slugs={["tagigo"]} className="mt-16" />
          <Regulatory />
        </Specifications>
      ),
      "manual-links": (
        <>
          <Regulatory />
          <ManualLinks />
        </>
      ),
    }),
  };
});

export function tagigoQuestionsHtml({ owners }: ShownFaq): Readonly<Record<string, string>> {
  if (owners.tagigo.length === 0) return { "manual-faq": "" };
  return renderStaticHtml({
    "manual-faq": (
      <>
        <h3 className="mt-16 mb-4 text-2xl tracking-[-0.02em]">Questions from owners</h3>
        <FaqList items={owners.tagigo} group="manual-faq" />
      </>
    ),
  });
}
