import { data, type RouterContextProvider } from "react-router";
import type { TagigoCopy } from "#app/features/catalog/configurator/tagigo-gallery.tsx";
import type { AddedPictures } from "#app/features/catalog/gallery/added-pictures.ts";
import { ShippingNote } from "#app/features/catalog/price-box/shipping-note.tsx";
import { ProductIntro } from "#app/features/catalog/product-page/product-intro.tsx";
import { FaqList } from "#app/features/home/faq-list.tsx";
import { ManualLinks } from "#app/features/manual/manual-links.tsx";
import { manualTexts } from "#app/features/manual/manual-text.tsx";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { Footnote } from "#app/ui/footnote.tsx";
import type { Offers } from "#content/catalog/offers.ts";
import { presentation } from "#content/catalog/presentation.ts";
import { pictureSource } from "#content/media/picture-source.ts";
import { messages } from "#content/messages.ts";
import { onceFor } from "#content/once-for.ts";
import { type CardTrackerSlug, cardTrackersOf } from "#content/products/card-trackers.ts";
import { metaOf } from "#content/products/meta.ts";
import { tagigoPageOf } from "#content/products/tagigo.ts";
import { shippingNotesOf } from "#content/shipping.ts";
import { servicesContext } from "#contract/services.ts";
import { manualElements } from "./manual-drawings.tsx";
import { ProductOverview } from "./product-overview.tsx";
import { productPageData, productSources } from "./product-page-data.tsx";
import type { ShownFaq } from "./shown-faq.ts";
import { Specifications } from "./specifications.tsx";

/** Changes only with the catalog. */
const lastingHtml = {
  "incard-finder": onceFor((offers: Offers) => render("incard-finder", offers)),
  "carbon-finder": onceFor((offers: Offers) => render("carbon-finder", offers)),
};

function render(slug: CardTrackerSlug, offers: Offers): Readonly<Record<string, string>> {
  const { page, officialInstructions, badge } = cardTrackersOf(offers)[slug];
  return {
    ...manualTexts(slug, manualElements),
    ...renderStaticHtml({
      intro: <ProductIntro {...page} badge={badge} />,
      overview: <ProductOverview page={page} accent={presentation[slug].accent} />,
      specifications: <Specifications slug={slug} groups={page.specs} />,
      "manual-links": <ManualLinks official={officialInstructions ?? undefined} />,
    }),
  };
}

/** The loader of a card tracker's page; 404 where the catalog lacks the product. */
export const cardTrackerLoader =
  (slug: CardTrackerSlug) =>
  async ({ context }: { readonly context: Readonly<RouterContextProvider> }) => {
    const services = context.get(servicesContext);
    const sources = await productSources(services, slug);
    const { product, offers, faq, added } = sources;
    const { name, pictures } = presentation[slug];
    const path = `/products/${slug}` as const;
    const tracker = cardTrackersOf(offers)[slug];
    const page = { ...metaOf(offers)[path], path };
    const price = product?.variants[0]?.price;
    return data(
      {
        page: product ? page : { ...page, title: `${messages.products.notFound} | InCard`, index: false },
        slug,
        name,
        tabs: tracker.tabs,
        buyLabel: tracker.buyLabel,
        scrollDelaysMs: tracker.scrollDelaysMs,
        shipLine: tracker.shipLine,
        pictures: [...pictures.slice(0, tracker.gallerySize).map(pictureSource), ...added],
        videos: tracker.videos,
        ...productPageData(services, slug, sources, {
          ...tracker,
          reduced: { label: "List price", note: tracker.priceNote },
          html: {
            ...lastingHtml[slug](offers),
            ...renderStaticHtml({
              questions: <FaqList items={faq.owners[slug]} group="questions" linked={slug === "carbon-finder"} />,
              ...(price
                ? { shipping: <ShippingNote notes={shippingNotesOf(services.shipping.rate)} price={price} /> }
                : {}),
            }),
          },
        }),
      },
      { status: product ? 200 : 404 },
    );
  };

type TagigoPage = ReturnType<typeof tagigoPageOf>;

export const tagigoCopyOf = (page: TagigoPage, added: AddedPictures): TagigoCopy => ({
  useCases: [
    ...page.useCases,
    ...added.map(({ name }, index) => ({ picture: name, label: `Photo ${page.useCases.length + index + 1}` })),
  ],
  colorDisabled: page.colorDisabled,
  pictures: Object.fromEntries(
    [...presentation.tagigo.pictures.map(pictureSource), ...added].map((picture) => [picture.name, picture]),
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

/** Rendered again when the catalog changes. */
export const tagigoHtml = onceFor((offers: Offers): Readonly<Record<string, string>> => {
  const page = tagigoPageOf(offers);
  const { badge } = offers.tagigo;
  return {
    ...manualTexts("tagigo", manualElements),
    ...renderStaticHtml({
      intro: <Intro page={page} badge={badge} title={page.title} />,
      "intro-g": <Intro page={page} badge={badge} title="Tagigo G" />,
      "ship-note": <p className="mt-3 leading-snug">{page.shipNote}</p>,
      features: <ProductOverview page={page} accent={presentation.tagigo.accent} />,
      specifications: (
        <Specifications slug="tagigo" groups={page.specs}>
          {page.shipFootnote ? (
            <div className="mt-10">
              <p>{page.shipNote}*</p>
              <Footnote text={page.shipFootnote} />
            </div>
          ) : null}
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
