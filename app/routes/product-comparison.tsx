import { AirTagSection } from "#app/features/catalog/comparison/airtag-section.tsx";
import { CompareTable } from "#app/features/catalog/comparison/compare-table.tsx";
import { pageHead } from "#app/lib/page-meta.ts";
import { staticPageData } from "#app/page-html/page-data.ts";
import { servicesContext } from "#app/services-context.ts";
import { StaticPage } from "#app/static-html/static-html.tsx";
import { LineLink } from "#app/ui/line-link.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { TitledSection } from "#app/ui/titled-section.tsx";
import { trackerChat } from "#content/assistant/tracker-chat.ts";
import { besideAirTag } from "#content/catalog/airtag-comparison.ts";
import {
  type ComparedProduct,
  comparedProductsOf,
  decisionGuide,
  networkComparison,
  productComparisonOf,
} from "#content/catalog/comparison.ts";
import type { Offers } from "#content/catalog/offers.ts";
import { offersOf } from "#content/catalog/offers.ts";
import { compatibilityText } from "#content/compatibility/texts.ts";
import { capitalized, inWords, listText } from "#content/format.ts";
import { pictureSource } from "#content/media/picture-source.ts";
import { trackerIds } from "#content/trackers.ts";
import type { Route } from "./+types/product-comparison";

export const handle = { accent: "blue" };

function ComparedProducts({ products }: { products: readonly ComparedProduct[] }) {
  return (
    <ul className="mt-12 grid grid-cols-2 gap-3 sm:gap-4 lg:mt-20 lg:grid-cols-4">
      {products.map((product, index) => (
        <li key={product.id} data-accent={product.accent} className="relative rounded-3xl bg-wash">
          <Picture
            picture={pictureSource(product.picture)}
            sizes="(min-width: 64rem) 19rem, 50vw"
            decorative
            priority={index === 0}
            className="aspect-4/3 w-full rounded-t-3xl object-cover"
          />
          <div className="p-4 sm:p-5">
            <p className="mb-2 inline-flex rounded-full border border-accent px-3 py-0.5 text-sm font-semibold text-accent-text">
              {product.badge}
            </p>
            <h2 className="text-xl">
              <PageLink to={product.href} className="after:absolute after:inset-0 after:rounded-3xl hover:underline">
                {product.name}
              </PageLink>
            </h2>
            <p className="mt-1 font-semibold tabular-nums sm:text-2xl">{product.price}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function GuidanceCards({ offers }: { offers: Offers }) {
  return (
    <ul className="grid border-t border-l border-border md:grid-cols-2">
      {comparedProductsOf(offers).map(({ id, name, title, text, notFor }) => (
        <li key={id} className="border-r border-b border-border p-6 lg:p-8">
          <p className="kicker">{name}</p>
          <h3 className="mt-2 text-xl tracking-[-0.015em]">{title}</h3>
          <p className="mt-2">{text}</p>
          <p className="mt-3 border-l-2 border-accent pl-3 text-ink-soft">{notFor}</p>
        </li>
      ))}
    </ul>
  );
}

function DecisionGuide() {
  return (
    <ul className="border-t border-border-strong lg:text-lg">
      {decisionGuide.map((row) => (
        <li key={row.ifYou} className="grid items-baseline gap-x-8 border-b border-border py-3 sm:grid-cols-[3fr_2fr]">
          <span>{row.ifYou},</span>
          <PageLink to={`/products/${row.id}`} className="link-line font-semibold">
            {row.choose}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** "Two cards and two tags." */
function shapesText(): string {
  const count = (shape: "card" | "tag") => trackerIds.filter((id) => trackerChat[id].shape === shape).length;
  const named = (["card", "tag"] as const)
    .filter((shape) => count(shape) > 0)
    .map((shape) => `${inWords(count(shape))} ${shape}${count(shape) === 1 ? "" : "s"}`);
  return `${capitalized(listText(named, "and"))}.`;
}

/** For static HTML. */
function ProductComparison({ offers }: { offers: Offers }) {
  const products = comparedProductsOf(offers);
  return (
    <div className="wrap py-10 lg:py-16">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <header className="lg:col-span-5">
          <p className="kicker mb-3">Comparison</p>
          <h1 className="text-title">{`${capitalized(inWords(products.length))} trackers, side by side`}</h1>
          <p className="mt-4 text-lg text-ink-soft">
            {`${shapesText()} A check marks the best in each row. Matters of taste get none.`}
          </p>
          <p className="mt-2">
            <LineLink to="/compatibility">{compatibilityText.title}</LineLink>
          </p>
        </header>
        <section aria-labelledby="decide-title" className="lg:col-span-7">
          <p className="kicker mb-3">Quick decision guide</p>
          <h2 id="decide-title" className="mb-4 text-2xl tracking-[-0.02em]">
            Which one is for you
          </h2>
          <DecisionGuide />
        </section>
      </div>
      <ComparedProducts products={products} />
      <TitledSection id="table-title" title="The figures" titleClass="mb-8 text-3xl" className="mt-16 lg:mt-24">
        <CompareTable
          caption={`${listText(
            products.map(({ name }) => name),
            "and",
          )} compared`}
          columns={products.map(({ name }) => name)}
          rows={productComparisonOf(offers)}
        />
      </TitledSection>
      <AirTagSection offers={offers} slugs={besideAirTag} className="mt-16 lg:mt-24" />
      <TitledSection id="networks" title="What each network adds" titleClass="mb-8 text-3xl" className="mt-16 lg:mt-24">
        <CompareTable {...networkComparison} />
        <p className="mt-6">
          <LineLink to="/blog/7">Find My or Find Hub: choosing a network</LineLink>
        </p>
      </TitledSection>
      <TitledSection
        id="guidance-title"
        title="Who each one suits, and who it doesn't"
        titleClass="mb-8 text-3xl"
        className="mt-16 lg:mt-24"
      >
        <GuidanceCards offers={offers} />
      </TitledSection>
    </div>
  );
}

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const offers = offersOf(await services.products(), services.config);
  return staticPageData(context, "/product-comparison", <ProductComparison offers={offers} />);
}

export const meta = pageHead;

/** docs/behavior/comparison.md */
export default StaticPage;
