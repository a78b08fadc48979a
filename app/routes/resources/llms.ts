import { articleMarkdownPath } from "#app/features/search/markdown-alternates.ts";
import { summaryOf } from "#app/features/support/compatibility/rules.ts";
import { allArticles } from "#app/texts/articles.ts";
import { disableGuides, manualSections } from "#app/texts/manual-texts.ts";
import { policies } from "#app/texts/policies.ts";
import { shipNoteOf } from "#content/catalog/passed-date.ts";
import { presentation, productSlugs } from "#content/catalog/presentation.ts";
import { compatibilityAddress, compatibilityAnswers } from "#content/compatibility/answers.ts";
import { priorPriceWords } from "#content/prior-price.ts";
import { meta } from "#content/products/meta.ts";
import { site } from "#content/site.ts";
import type { Product } from "#contract/product.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/llms";

const helpPages = ["/support", "/compatibility", "/troubleshooter", "/found"] as const;

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

/** The site in one page for language models (llmstxt.org). */
export async function loader({ context }: Route.LoaderArgs) {
  const { config, products, texts } = context.get(servicesContext);
  const { siteUrl } = config;
  const catalog = await products();
  const text = [
    `# ${site.name}`,
    `> ${site.description} A shop in ${site.location}.`,
    "## Products",
    productSlugs
      .flatMap((slug) => {
        const { name, path, catalogId } = presentation[slug];
        const product = catalog.find(({ id }) => id === catalogId);
        const note =
          product &&
          `${product.description} ${priceNote(product, config.priorPriceRule)} ${shipNoteOf(product.availability)}`;
        return note ? [line(name, siteUrl + path, note)] : [];
      })
      .join("\n"),
    "## Manuals",
    manualSections
      .map((section) =>
        line(`${section.productName}: ${section.title}`, siteUrl + section.markdownPath, section.summary),
      )
      .join("\n"),
    "## Help",
    helpPages
      .map((path) => line(meta[path].title.replace(/ \| .*$/, ""), siteUrl + path, meta[path].description))
      .join("\n"),
    compatibilityAnswers
      .map((answer) => line(answer.phone, siteUrl + compatibilityAddress(answer), summaryOf(answer)))
      .join("\n"),
    "## A tracker is moving with you",
    disableGuides.map((guide) => line(guide.title, siteUrl + guide.address, guide.summary)).join("\n"),
    "## Articles",
    allArticles(texts())
      .map((article) => line(article.title, siteUrl + articleMarkdownPath(article.path), article.excerpt))
      .join("\n"),
    "## Policies",
    [
      line("Shipping", `${siteUrl}/shipping`, meta["/shipping"].description),
      ...policies.map((policy) => line(policy.title, siteUrl + policy.path, policy.description)),
    ].join("\n"),
    "## Contact",
    line("Contact", `${siteUrl}/contact`, `Support: ${site.supportEmail}`),
  ].join("\n\n");
  return new Response(`${text}\n`, { headers: { "Content-Type": "text/markdown; charset=utf-8" } });
}
