import { type Hostile, post } from "./hostile.ts";

const line = { text: "a", link: null, from: null, until: null };
const announcements: [string, unknown][] = [
  ["without a text", { ...line, text: "" }],
  ["of two lines", { ...line, text: "a\nb" }],
  ["too long", { ...line, text: "x".repeat(201) }],
  ["as an object", { ...line, text: { toString: "a" } }],
  ["with a script as link", { ...line, link: { href: "javascript:alert(1)", label: "x" } }],
  ["with data as link", { ...line, link: { href: "data:text/html,x", label: "x" } }],
  ["with another host as link", { ...line, link: { href: "//evil.example", label: "x" } }],
  ["with a name before the host", { ...line, link: { href: "https://incard.example@evil.example", label: "x" } }],
  ["with a day as moment", { ...line, from: "2026-12-01" }],
  ["with a number as moment", { ...line, until: 0 }],
  ["that ends before it begins", { ...line, from: "2026-12-02T00:00:00Z", until: "2026-12-01T00:00:00Z" }],
  ["with more fields", { ...line, html: "<b>a</b>" }],
];

const inList = { list: "tagigo", version: 0 };
const question = { ...inList, key: null, question: "Q?", answer: "A." };
const questions: [string, unknown][] = [
  ["of no list", { ...question, list: "__proto__" }],
  ["of an older list", { ...question, version: 7 }],
  ["of a negative version", { ...question, version: -1 }],
  ["of half a version", { ...question, version: 0.5 }],
  ["with the key of nothing", { ...question, key: "' or 1=1 --" }],
  ["with a key in a list", { ...question, key: ["Q?"] }],
  ["without words", { ...question, question: " " }],
  ["of two lines", { ...question, question: "a\nb" }],
  ["with a huge answer", { ...question, answer: "x".repeat(2_001) }],
  ["with a script as link", { ...question, answer: "[x](javascript:alert)" }],
  ["with a link by reference", { ...question, answer: "[x]\n\n[x]: vbscript:x" }],
  ["with a link in angle brackets", { ...question, answer: "<data:text/html,x>" }],
  ["with thousands of stars", { ...question, answer: "*a ".repeat(600) }],
  ["with hidden as well", { ...question, hidden: true }],
];

const draft = { title: "", slug: "", excerpt: "", author: "", tags: [], illustrationType: "", body: "" };
const drafts: [string, unknown][] = [
  ["with a path as slug", { ...draft, slug: "../admin" }],
  ["with a slug of capitals", { ...draft, slug: "Admin" }],
  ["with a huge slug", { ...draft, slug: "x".repeat(81) }],
  ["with a title of two lines", { ...draft, title: "a\r\nb" }],
  ["with a tag of NUL", { ...draft, tags: ["\u0000"] }],
  ["with seven tags", { ...draft, tags: ["a", "b", "c", "d", "e", "f", "g"] }],
  ["with tags as text", { ...draft, tags: "Tips" }],
  ["with a file as drawing", { ...draft, illustrationType: "../../etc/passwd" }],
  ["with a huge text", { ...draft, body: "x".repeat(20_001) }],
  ["with a state", { ...draft, published: true }],
  ["with half a draft", { title: "a" }],
];
const numbers: readonly unknown[] = [0, -1, 0.5, 2 ** 53, "1", [1], { $gt: 0 }, true, null];

const bytes = { "Content-Type": "image/jpeg" };
const pictureIds: readonly unknown[] = [
  "",
  "../../etc/passwd",
  "0".repeat(24),
  `${"0".repeat(24)}-1600x1200`,
  7,
  null,
  ["a"],
];

const testimonial = {
  words: "a",
  name: "b",
  occupation: "",
  place: "",
  stars: 5,
  date: "2026-11-27",
  picture: null,
  product: null,
  consent: "c",
};
const testimonials: [string, unknown][] = [
  ["without consent", { ...testimonial, consent: "" }],
  ["with a million stars", { ...testimonial, stars: 1_000_000 }],
  ["with stars as text", { ...testimonial, stars: "5" }],
  ["of no day", { ...testimonial, date: "yesterday" }],
  ["with a file as picture", { ...testimonial, picture: "../../etc/passwd" }],
  ["with a picture that isn't stored", { ...testimonial, picture: `${"0".repeat(24)}-800x800` }],
  ["about a prototype", { ...testimonial, product: "__proto__" }],
  ["about no product", { ...testimonial, product: "constructor" }],
  ["with huge words", { ...testimonial, words: "x".repeat(601) }],
  ["with its id in the fields", { ...testimonial, id: "7" }],
];

const template = { version: 0, id: null, name: "a", text: "b" };
const templates: [string, unknown][] = [
  ["with a field that there isn't", { ...template, text: "Hello {constructor}" }],
  ["with the field of a prototype", { ...template, text: "{__proto__}" }],
  ["with a brace alone", { ...template, text: "{" }],
  ["with thousands of braces", { ...template, text: "{".repeat(3000) }],
  ["with a name of two lines", { ...template, name: "a\nb" }],
  ["with a huge text", { ...template, text: "x".repeat(3001) }],
  ["of an id that isn't one", { ...template, id: "1 or 1=1" }],
  ["of an older list", { ...template, version: 7 }],
  ["with more fields", { ...template, username: "ada" }],
];

/** Texts and pictures of staff that no screen of ours posts. */
export const hostileTexts: readonly Hostile[] = [
  post("/api/admin/pictures?alt=A", "of a page that calls itself a picture", "<html><script>alert(1)</script>", bytes),
  post("/api/admin/pictures?alt=A", "of nothing", "", bytes),
  post("/api/admin/setup/certificates?approval=tagigo-ce", "of a page that calls itself a PDF", "<html>%%EOF", bytes),
  post("/api/admin/setup/certificates?approval=../tagigo-ce", "of an approval that is a path", "%PDF-1.7 %%EOF", bytes),
  post("/api/admin/setup/certificates", "of no approval", "%PDF-1.7 %%EOF", bytes),
  post("/api/admin/pictures?alt=A", "of a drawing in SVG", "<svg xmlns='http://www.w3.org/2000/svg'/>", bytes),
  post("/api/admin/pictures", "without words", "\u00ff\u00d8\u00ff", bytes),
  ...["", "%00", "%E2%80%AEx", "a%0Ab", "x".repeat(201), "a&alt=b"].map((alt) =>
    post(`/api/admin/pictures?alt=${alt}`, `with the words ${alt.slice(0, 20)}`, "GIF89a", bytes),
  ),
  ...["tagigo-g", "__proto__", "", 7, ["tagigo"], null].map((product) =>
    post("/api/admin/galleries/save", `of ${JSON.stringify(product)}`, { product, version: 0, pictures: [] }),
  ),
  ...[...pictureIds.map((id) => [{ id, alt: "A" }]), [{ id: 7 }], "all", Array.from({ length: 13 }, () => ({}))].map(
    (pictures, index) =>
      post("/api/admin/galleries/save", `of pictures ${index}`, { product: "tagigo", version: 0, pictures }),
  ),
  ...pictureIds.map((id) => post("/api/admin/pictures/remove", `of ${JSON.stringify(id)}`, { id })),
  ...announcements.map(([name, announcement]) =>
    post("/api/admin/texts/announcement", name, { version: 0, announcement }),
  ),
  ...questions.map(([name, body]) => post("/api/admin/texts/question", name, body)),
  post("/api/admin/texts/arrange", "without the questions of the list", { ...inList, questions: [] }),
  post("/api/admin/texts/arrange", "with one that isn't there", {
    ...inList,
    questions: [{ key: "__proto__", hidden: true }],
  }),
  post("/api/admin/texts/arrange", "with hundreds", {
    ...inList,
    questions: Array.from({ length: 200 }, (_, key) => ({ key: String(key), hidden: true })),
  }),
  post("/api/admin/texts/take-back", "of a built-in question", { ...inList, key: "Is Tagigo waterproof?" }),
  post("/api/admin/texts/take-back", "of nothing", { ...inList, key: "constructor" }),
  ...testimonials.map(([name, body]) =>
    post("/api/admin/testimonials/save", name, { version: 0, id: null, testimonial: body }),
  ),
  post("/api/admin/testimonials/save", "of an id that isn't one", { version: 0, id: "1 or 1=1", testimonial }),
  post("/api/admin/testimonials/arrange", "with hundreds", {
    version: 0,
    testimonials: Array.from({ length: 200 }, () => ({ id: "x", hidden: true })),
  }),
  post("/api/admin/testimonials/arrange", "with one that isn't there", {
    version: 0,
    testimonials: [{ id: "4c5b3f6e-1f0c-4a55-9f0b-0f4f8d1c2a3b", hidden: false }],
  }),
  post("/api/admin/testimonials/remove", "of nothing", { version: 0, id: "constructor" }),
  ...templates.map(([name, body]) => post("/api/admin/reply-templates/save", name, body)),
  post("/api/admin/reply-templates/remove", "of nothing", { version: 0, id: "constructor" }),
  post("/api/admin/reply-templates/undo", "of a list that nobody saved", { version: 0 }),
  post("/api/admin/testimonials/undo", "of a list that nobody saved", { version: 0 }),
  ...numbers.flatMap((id) => [
    post("/api/admin/reviews/publish", `with the id ${JSON.stringify(id)}`, { id }),
    post("/api/admin/reviews/refuse", `with the id ${JSON.stringify(id)}`, { id, reason: "x" }),
    post("/api/admin/reviews/answer", `with the id ${JSON.stringify(id)}`, { id, answer: "x", before: null }),
  ]),
  post("/api/admin/reviews/publish", "of none", { id: 7 }),
  post("/api/admin/reviews/refuse", "without a reason", { id: 7, reason: " " }),
  post("/api/admin/reviews/answer", "with a huge answer", { id: 7, answer: "x".repeat(1_001), before: null }),
  ...drafts.map(([name, body]) => post("/api/admin/articles/save", name, { article: null, draft: body })),
  post("/api/admin/articles/save", "over one that isn't there", { article: { id: 1, version: 1 }, draft }),
  ...["publish", "take-back", "delete", "preview"].flatMap((call) => [
    ...numbers.map((id) =>
      post(`/api/admin/articles/${call}`, `with the id ${JSON.stringify(id)}`, { id, version: 1 }),
    ),
    post(`/api/admin/articles/${call}`, "of none", call === "publish" ? { id: 1, version: 1 } : { id: 1 }),
  ]),
];
