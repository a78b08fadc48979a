import { describe, expect, test } from "vitest";
import { products } from "#content/catalog/products.ts";
import { productRecords } from "#content/products/records.ts";
import { type ProductSlug, presentation, productSlugs } from "#content/products.ts";
import { builtInPlace, placeholderEmails } from "#content/site.ts";
import { articleJsonLd, breadcrumbs, faqPage, organization, webSite } from "./page.ts";
import { productJsonLd, variantPicture } from "./product.ts";

const siteUrl = "https://shop.example";
const data = (thing: unknown) => JSON.parse(JSON.stringify(thing));
const productOf = (slug: (typeof productSlugs)[number]) => {
  const shown = shownOf(slug);
  const product = products.find(({ id }) => id === shown.catalogId);
  if (!product) throw new Error(slug);
  return { shown, product };
};

/** A product with its gallery, as pages show it. */
const shownOf = (slug: ProductSlug) => ({ ...presentation[slug], gallery: productRecords[slug].gallery });

describe.each(productSlugs)("%s", (slug) => {
  const { shown, product } = productOf(slug);
  const thing = data(productJsonLd(product, shown, { siteUrl, currency: "usd" }));
  const things = thing.hasVariant ?? [thing];

  test("has an offer a variant, at the variant's price", () => {
    expect(things.map((one: { sku: string; offers: { price: string } }) => [one.sku, one.offers.price])).toEqual(
      product.variants.map(({ id, price }) => [id, price]),
    );
  });

  test("says PreOrder with its date exactly where the catalog says presale", () => {
    for (const { offers } of things) {
      expect(offers.availability).toBe(
        product.availability.kind === "presale" ? "https://schema.org/PreOrder" : "https://schema.org/InStock",
      );
      expect(offers.availabilityStarts !== undefined).toBe(product.availability.kind === "presale");
    }
  });

  test("carries no rating, and a struck price only where the catalog has one", () => {
    expect(JSON.stringify(thing)).not.toMatch(/rating|review/i);
    for (const [index, { offers }] of things.entries()) {
      expect(offers.priceSpecification?.price).toBe(product.variants[index]?.originalPrice);
    }
  });
});

test("a changed price changes the offer", () => {
  const { shown, product } = productOf("incard-finder");
  const [variant] = product.variants;
  if (!variant) throw new Error("no variant");
  const dearer = { ...product, variants: [{ ...variant, price: "30.00" }] };
  expect(data(productJsonLd(dearer, shown, { siteUrl, currency: "usd" })).offers.price).toBe("30.00");
});

test("the price of a sale is valid until its last day, and no longer once that is over", () => {
  const { shown, product } = productOf("incard-finder");
  const offerUntil = (saleEnds: string) =>
    data(productJsonLd({ ...product, saleEnds }, shown, { siteUrl, currency: "usd" })).offers;
  expect(offerUntil("11/25/2090").priceValidUntil).toBe("2090-11-25");
  for (const saleEnds of ["11/25/2020", "soon"]) expect(offerUntil(saleEnds).priceValidUntil).toBeUndefined();
});

test("what is sold out is out of stock: the whole product, or the one variant", () => {
  const { shown, product } = productOf("tagigo");
  const [first, ...more] = product.variants.map((one, index) => ({ ...one, soldOut: index === 0 }));
  const said = (changed: typeof product) =>
    data(productJsonLd(changed, shown, { siteUrl, currency: "usd" })).hasVariant.map(
      (one: { offers: { availability: string } }) => one.offers.availability,
    );
  const out = "https://schema.org/OutOfStock";
  if (!first) throw new Error("no variant");
  expect(said({ ...product, variants: [first, ...more] })).toEqual([
    out,
    ...more.map(() => "https://schema.org/PreOrder"),
  ]);
  const availability = { kind: "sold-out", note: "" } as const;
  expect(new Set(said({ ...product, availability }))).toEqual(new Set([out]));
});

test("each Tagigo variant shows its color, the mixed pack its carton", () => {
  const { shown, product } = productOf("tagigo");
  const pictureOf = (id: string) => {
    const variant = product.variants.find((one) => one.id === id);
    return variant && variantPicture(variant, shown);
  };
  expect(pictureOf("tagigo-dual-1-pack-pink")).toBe("tagigo-pink");
  expect(pictureOf("tagigo-google-4-pack-all-colors")).toBe("tagigo-pack");
});

test("the shop, its search, ways and questions are complete", () => {
  expect(data(organization(siteUrl, { emails: placeholderEmails, place: builtInPlace }))).toMatchObject({
    "@type": "OnlineStore",
    url: siteUrl,
  });
  expect(data(webSite(siteUrl)).potentialAction["query-input"]).toBe("required name=search_term_string");
  expect(data(breadcrumbs(siteUrl, ["Blog", "/blog"])).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: `${siteUrl}/` },
    { "@type": "ListItem", position: 2, name: "Blog", item: `${siteUrl}/blog` },
  ]);
  const [questions] = faqPage([{ question: "Q?", answer: "A." }]);
  expect(data(questions).mainEntity[0].acceptedAnswer.text).toBe("A.");
  expect(faqPage([])).toEqual([]);
  const article = {
    path: "/blog/3",
    title: "T",
    excerpt: "E",
    isoDate: "2025-01-01",
    modified: "2025-02-01",
    tags: ["Tips"],
    illustrationType: "x",
  };
  expect(data(articleJsonLd(article, siteUrl))).toMatchObject({
    url: `${siteUrl}/blog/3`,
    datePublished: "2025-01-01",
    dateModified: "2025-02-01",
  });
});
