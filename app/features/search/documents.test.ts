import { beforeEach, describe, expect, test } from "vitest";
import { allArticles } from "#app/texts/articles.ts";
import { disableGuides, manualSections } from "#app/texts/manual-texts.ts";
import { policies } from "#app/texts/policies.ts";
import { offersOf } from "#content/catalog/offers.ts";
import { products } from "#content/catalog/products.ts";
import { coachMeta } from "#content/coach/coach.ts";
import { coachProcedures } from "#content/coach/devices.ts";
import { compatibilityAddress, compatibilityAnswers } from "#content/compatibility/answers.ts";
import { limitsOf } from "#content/compatibility/trackers.ts";
import { contactQuestions } from "#content/contact.ts";
import { questionAddress } from "#content/faq-items.ts";
import { foundAddress, foundDevices } from "#content/found/devices.ts";
import { handOverAddress, handOverSheets } from "#content/hand-over.ts";
import { manualAddress } from "#content/manuals/manuals.ts";
import { metaOf } from "#content/meta.ts";
import { incardFinderPageOf } from "#content/products/incard-finder/page.ts";
import { productRecords } from "#content/products/records.ts";
import { presentation, productSlugs } from "#content/products.ts";
import { certifications } from "#content/regulatory/certifications.ts";
import { coachWords, pageWords } from "#content/search-words.ts";
import { topics } from "#content/troubleshooter/topics.ts";
import { builtInQuestions, textFlags } from "#tests/built-in.ts";
import { searchDocuments } from "./documents.ts";

const offers = offersOf(products);
const texts = {
  faq: builtInQuestions(offers),
  articles: [],
};
const law = textFlags;
let documents: ReturnType<typeof searchDocuments> = [];
beforeEach(() => {
  documents = searchDocuments(products, law, texts);
});
/** What is indexed at an address, of one kind. */
const at = (address: string, kind: string) => documents.filter((one) => one.address === address && one.kind === kind);

test("every document has an id of its own", () => {
  expect(documents.map(({ id }) => id)).toEqual(documents.map((_, index) => index));
});

test.each(productSlugs)("%s is found by its name, keywords, features, chapters and figures", (slug) => {
  const { path, name, tagline, catalogId } = presentation[slug];
  const product = products.find(({ id }) => id === catalogId);
  const [one] = at(path, "product");
  expect(one).toMatchObject({
    title: name,
    summary: product?.description,
    tags: `${tagline} ${productRecords[slug].searchWords}`,
  });
  for (const feature of product?.features ?? []) expect(one?.text).toContain(` ${feature} `);
});

test("a product that the catalog doesn't have is found by what its page says", () => {
  const one = searchDocuments([], law, texts).find(({ address }) => address === presentation.tagigo.path);
  expect(one).toMatchObject({ kind: "product", summary: presentation.tagigo.tagline });
  const features = products.find(({ id }) => id === presentation.tagigo.catalogId)?.features.join(" ");
  expect(one?.text).toBe(at(presentation.tagigo.path, "product")[0]?.text.replace(`${features} `, ""));
});

test("of a product's page the lead, each chapter and each row of figures are words of their own", () => {
  const { lead, overview, specs } = incardFinderPageOf(offers);
  const [one] = at(presentation["incard-finder"].path, "product");
  expect(one?.text.startsWith(`${lead} ${overview.lead} `)).toBe(true);
  for (const { title, text } of overview.chapters) expect(one?.text).toContain(` ${[title, ...text].join(" ")} `);
  const [[first, second]] = [specs.flatMap(({ rows }) => rows)];
  expect(one?.text).toContain(` ${first?.label} ${first?.value}. ${second?.label} ${second?.value}. `);
});

test("pages are found by their title without the shop's name, their description and their keywords", () => {
  const meta = metaOf(offers);
  const [shipping] = at("/shipping", "page");
  expect(shipping).toMatchObject({ summary: meta["/shipping"].description, tags: pageWords["/shipping"], text: "" });
  expect(meta["/shipping"].title).toContain(`${shipping?.title} | `);
  expect(at("/regulatory", "page")).toMatchObject([{ tags: "" }]);
  expect(at("/products/tagigo-g", "product")).toHaveLength(1);
  for (const { title } of documents) expect(title).not.toContain(" | ");
});

test("the pages that the law of the European Union asks for are found where the shop sells there", () => {
  const added = searchDocuments(products, { ...law, sellsInEu: true }, texts).map(({ address }) => address);
  for (const address of ["/withdrawal", "/imprint"]) {
    expect(added).toContain(address);
    expect(documents.map((one) => one.address)).not.toContain(address);
  }
});

test("a certification is found by its scheme, product and model number", () => {
  for (const { slug, scheme, productName, fullName, region, models, covers } of certifications) {
    expect(at(`/regulatory#${slug}`, "page")).toMatchObject([
      {
        title: `${scheme} certification of ${productName}`,
        summary: `${fullName}. ${region}.`,
        tags: `certificate regulatory ${models.join(" ")}`,
        text: covers,
      },
    ]);
  }
});

describe("a question", () => {
  test("names its product once, and leads to where it is answered", () => {
    for (const [slug, name, address] of [
      ["incard-finder", "InCard Finder", manualAddress("incard-finder", "faq")],
      ["tagigo", "Tagigo", "/products/tagigo?manual=true#manual"],
      ["carbon-finder", "Carbon Finder", "/products/carbon-finder?tab=faq"],
    ] as const) {
      for (const { question, answer } of texts.faq.owners[slug]) {
        const title = question.includes(name) ? question : `${question} (${name})`;
        const page = slug === "carbon-finder" ? questionAddress(address, question) : address;
        expect(at(page, "question")).toContainEqual(
          expect.objectContaining({ title, summary: answer, tags: name, text: "" }),
        );
      }
    }
    for (const { question, answer, link } of contactQuestions)
      expect(at(link.href, "question")).toMatchObject([
        { title: question, summary: answer, tags: "contact", text: "" },
      ]);
  });

  test("that several pages answer is found once, on the product's own page", () => {
    const asked = { question: "Does it float?", answer: "For an hour, in salt water." };
    const { buyers, owners } = texts.faq;
    const faq = {
      buyers: { ...buyers, tagigo: [asked], "incard-finder": [asked] },
      owners: { ...owners, tagigo: [asked] },
    };
    const found = searchDocuments(products, law, { ...texts, faq }).filter(({ summary }) => summary === asked.answer);
    expect(found.map(({ address, tags }) => [address, tags])).toEqual([
      ["/products/tagigo?manual=true#manual", "Tagigo"],
      [questionAddress("/products/incard-finder", asked.question), "InCard Finder"],
    ]);
  });
});

test("a question that names two products is found for each of them", () => {
  const both = [{ question: "InCard Finder or Tagigo?", answer: "Both." }];
  const faq = { ...texts.faq, buyers: { ...texts.faq.buyers, tagigo: both, "incard-finder": both } };
  const found = searchDocuments(products, law, { ...texts, faq }).filter(({ summary }) => summary === "Both.");
  expect(found.map(({ title, tags }) => [title, tags])).toEqual([
    ["InCard Finder or Tagigo?", "InCard Finder"],
    ["InCard Finder or Tagigo?", "Tagigo"],
  ]);
});

test("manuals, guides and articles are found by their titles, tags and whole texts", () => {
  for (const { address, title, productName, summary } of manualSections) {
    expect(title).toContain(productName);
    expect(at(address, "manual")).toContainEqual(
      expect.objectContaining({
        title,
        summary,
        tags: `manual ${productName}`,
        text: expect.stringMatching(/\w{3}/),
      }),
    );
  }
  for (const { address, title, summary } of disableGuides)
    expect(at(address, "support")).toContainEqual(
      expect.objectContaining({
        title,
        summary,
        tags: expect.stringContaining("unknown tracker"),
        text: expect.stringMatching(/\w{3}/),
      }),
    );
  for (const { path, title, excerpt, tags } of allArticles(texts))
    expect(at(path, "article")).toMatchObject([
      { title, summary: excerpt, tags: tags.join(" "), text: expect.stringMatching(/\w{3}/) },
    ]);
});

test("a policy is found by its headings, each of which is an address, with the beginning of its text", () => {
  for (const { path: address, title, description } of policies) {
    expect(at(address, "policy")).toMatchObject([{ title, summary: description, tags: title }]);
    const parts = documents.filter((one) => one.kind === "policy" && one.address.startsWith(`${address}#`));
    expect(parts.length).toBeGreaterThan(2);
    for (const one of parts) {
      expect(one.title).toMatch(new RegExp(`^${title}: \\w`));
      const beginning = one.summary.slice(0, -1);
      expect([one.summary.at(-1), beginning.length <= 140, one.text.startsWith(beginning)]).toEqual(["…", true, true]);
      expect(one.text.slice(beginning.length)).toMatch(/^(\s|$)|^\S*$/);
    }
  }
});

test("help is found by what it is about", () => {
  for (const answer of compatibilityAnswers)
    expect(at(compatibilityAddress(answer), "support")).toMatchObject([
      {
        title: `${answer.phone}: which trackers work`,
        summary: answer.advice,
        tags: pageWords["/compatibility"],
        text: limitsOf[answer.system].join(" "),
      },
    ]);
  for (const { slug, label, description, note } of topics)
    expect(at(`/troubleshooter/${slug}`, "support")).toMatchObject([
      { title: `${label}: find out why`, summary: description, tags: pageWords["/troubleshooter"], text: note },
    ]);
  for (const device of foundDevices)
    expect(at(foundAddress(device), "support")).toMatchObject([
      {
        title: `I found ${device.guide.name}`,
        summary: device.what,
        tags: pageWords["/found"],
        text: device.guide.looksLike,
      },
    ]);
});

test("a procedure of the coach and a hand-over sheet are found by their steps", () => {
  for (const procedure of coachProcedures) {
    const { title, description } = coachMeta(procedure);
    expect(at(procedure.address, "support")).toMatchObject([
      {
        title,
        summary: description,
        tags: coachWords[procedure.id],
        text: procedure.steps.map((step) => step.title).join(" "),
      },
    ]);
  }
  for (const sheet of handOverSheets)
    expect(at(handOverAddress(sheet.device), "support")).toMatchObject([
      { tags: pageWords["/hand-over"], text: [...sheet.before, ...sheet.after].map((step) => step.title).join(" ") },
    ]);
});
