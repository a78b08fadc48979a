import { articleMarkdownPath } from "#app/features/search/markdown-alternates.ts";
import { summaryOf } from "#app/features/support/compatibility/rules.ts";
import { servicesContext } from "#app/services-context.ts";
import { allArticles } from "#app/texts/articles.ts";
import { disableGuides, manualSections } from "#app/texts/manual-texts.ts";
import { allPolicies } from "#app/texts/policies.ts";
import { offersOf } from "#content/catalog/offers.ts";
import { shipNoteOf } from "#content/catalog/passed-date.ts";
import { compatibilityAddress, compatibilityAnswers } from "#content/compatibility/answers.ts";
import { meta, metaOf } from "#content/meta.ts";
import { moneyText } from "#content/money.ts";
import { priorPriceWords } from "#content/prior-price.ts";
import { presentation, productSlugs } from "#content/products.ts";
import { site } from "#content/site.ts";
import type { Money } from "#contract/currency.ts";
import type { Product } from "#contract/product.ts";
import type { PublicConfig } from "#contract/services.ts";
import type { Route } from "./+types/llms";

const helpPages = ["/support", "/compatibility", "/troubleshooter", "/found", "/found/lost"] as const;

function priceNote({ variants }: Product, { priorPriceRule, currency }: PublicConfig): string {
  const money = (amount: string): Money => ({ amount, currency });
  const [only, ...more] = variants;
  if (only && more.length === 0) {
    const { price, originalPrice: before } = only;
    const struck =
      before && (priorPriceRule ? priorPriceWords.plain(money(before)) : `regular price ${moneyText(money(before))}`);
    return `${moneyText(money(price))}${struck ? `, ${struck}` : ""}.`;
  }
  const prices = new Map(variants.map(({ networkType, packSize, price }) => [`${networkType}, ${packSize}`, price]));
  return `${[...prices].map(([name, price]) => `${name} ${moneyText(money(price))}`).join("; ")}.`;
}

/** The site in one page for language models (llmstxt.org). */
export async function loader({ context }: Route.LoaderArgs) {
  const { config, products, texts } = context.get(servicesContext);
  const catalog = await products();
  const line = (title: string, path: string, note: string): string => `- [${title}](${config.siteUrl}${path}): ${note}`;
  const parts = [
    `# ${site.name}`,
    `> ${site.description} A shop in ${config.place.location}.`,
    "## Products",
    productSlugs.flatMap((slug) => {
      const { name, path, catalogId } = presentation[slug];
      const product = catalog.find(({ id }) => id === catalogId);
      if (!product) return [];
      const price = priceNote(product, config);
      return line(name, path, `${product.description} ${price} ${shipNoteOf(product.availability)}`);
    }),
    "## Manuals",
    manualSections.map((section) =>
      line(`${section.productName}: ${section.title}`, section.markdownPath, section.summary),
    ),
    "## Help",
    helpPages.map((path) => line(meta[path].title.replace(/ \| .*$/, ""), path, meta[path].description)),
    compatibilityAnswers.map((answer) => line(answer.phone, compatibilityAddress(answer), summaryOf(answer))),
    "## A tracker is moving with you",
    disableGuides.map(({ title, address, summary }) => line(title, address, summary)),
    "## Articles",
    allArticles(texts()).map(({ title, path, excerpt }) => line(title, articleMarkdownPath(path), excerpt)),
    "## Policies",
    [
      line("Shipping", "/shipping", metaOf(offersOf(catalog, config))["/shipping"].description),
      ...allPolicies(texts()).map(({ title, path, description }) => line(title, path, description)),
    ],
    "## Contact",
    line("Contact", "/contact", `Support: ${config.emails.support}`),
  ];
  const text = parts.map((part) => [part].flat().join("\n")).join("\n\n");
  return new Response(`${text}\n`, { headers: { "Content-Type": "text/markdown; charset=utf-8" } });
}
