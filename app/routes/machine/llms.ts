import { summaryOf } from "#app/features/compatibility/rules.ts";
import { readableArticles, readableGuides, readablePolicies, readableSections } from "#app/features/search/library.ts";
import { articleTwin, sectionTwin } from "#app/features/search/twins.ts";
import { presentation, productSlugs } from "#content/catalogue/presentation.ts";
import { compatibilityAddress, compatibilityAnswers } from "#content/compatibility/answers.ts";
import { priorPriceWords } from "#content/prior-price.ts";
import { meta } from "#content/products/meta.ts";
import { site } from "#content/site.ts";
import type { Product } from "#contract/product.ts";
import { services } from "#contract/services.ts";
import type { Route } from "./+types/llms";

const helpPages = ["/compatibility", "/troubleshooter", "/found"] as const;

const line = (title: string, url: string, note: string): string => `- [${title}](${url}): ${note}`;

function priceNote({ variants }: Product, priorPriceRule: boolean): string {
  const [only, ...more] = variants;
  if (only && more.length === 0) {
    const { price, originalPrice: before } = only;
    const struck = before && (priorPriceRule ? priorPriceWords.plain(before) : `regular price $${before}`);
    return `$${price}${struck ? `, ${struck}` : ""}.`;
  }
  const prices = new Map(variants.map(({ networkType, packSize, price }) => [`${networkType}, ${packSize}`, price]));
  return `${[...prices].map(([name, price]) => `${name} $${price}`).join("; ")}.`;
}

/** The site in one page for language models (llmstxt.org): what there is, what it costs, and where its text stands as Markdown. */
export async function loader({ context }: Route.LoaderArgs) {
  const { config, products } = context.get(services);
  const { siteUrl } = config;
  const catalogue = await products();
  const text = [
    `# ${site.name}`,
    `> ${site.description} A shop in ${site.location}.`,
    "## Products",
    productSlugs
      .flatMap((slug) => {
        const { name, path, catalogueId, availability } = presentation[slug];
        const product = catalogue.find(({ id }) => id === catalogueId);
        const note =
          product && `${product.description} ${priceNote(product, config.priorPriceRule)} ${availability.note}`;
        return note ? [line(name, siteUrl + path, note)] : [];
      })
      .join("\n"),
    "## Manuals",
    readableSections()
      .map((one) => line(`${one.productName}: ${one.title}`, siteUrl + sectionTwin(one), one.summary))
      .join("\n"),
    "## Help",
    helpPages
      .map((path) => line(meta[path].title.replace(/ \| .*$/, ""), siteUrl + path, meta[path].description))
      .join("\n"),
    compatibilityAnswers.map((one) => line(one.phone, siteUrl + compatibilityAddress(one), summaryOf(one))).join("\n"),
    "## A tracker is moving with you",
    readableGuides()
      .map((one) => line(one.title, siteUrl + one.address, one.summary))
      .join("\n"),
    "## Articles",
    readableArticles()
      .map((one) => line(one.title, siteUrl + articleTwin(one), one.summary))
      .join("\n"),
    "## Policies",
    readablePolicies()
      .map((one) => line(one.title, siteUrl + one.address, one.summary))
      .join("\n"),
    "## Contact",
    line("Contact", `${siteUrl}/contact`, `Support: ${site.supportEmail}`),
  ].join("\n\n");
  return new Response(`${text}\n`, { headers: { "Content-Type": "text/markdown; charset=utf-8" } });
}
