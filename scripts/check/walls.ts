/**
 * Which part of the house may import which: the map that `check-walls.ts` holds every file against.
 *
 * An area is a folder or a file; the longest path that fits decides where a file belongs. A folder of which others below
 * are areas holds its own files alone. What isn't listed is refused, and so is a file that lies in no area: a new folder
 * gets its row here first. An area may import itself.
 * Tests may import anything, and only what is listed may import tests. docs/decisions/walls.md says why it is our own.
 */
export type Area = {
  readonly is: string;
  /** Paths that it may import: all below them, but areas of their own below an area, which are named themselves. */
  readonly imports: readonly string[];
};

const said = ["content", "contract"];

/** What pages are made of, below every feature. */
const pageParts = ["app/ui", "app/lib", "app/styles"];

/** What a feature may use. Features don't import each other: they meet in page-html/ and routes/. */
const featureParts = [...pageParts, ...said, "app/forms", "app/static-html", "app/texts"];

/** What every part of the server may use. */
const serverParts = [...said, "server/lib", "server/config"];
const storage = ["server/db", "server/db/queries"];

/** What calls are made of: each knows its own matter, and none of them knows calls. */
const subjects = [
  ...serverParts,
  ...storage,
  "server/auth",
  "server/backups",
  "server/campaigns",
  "server/catalog",
  "server/middleware",
  "server/pages",
  "server/payments",
  "server/texts",
];

export const areas: Readonly<Record<string, Area>> = {
  contract: {
    is: "what goes over the wire: Zod schemas, and the types that pages and server share",
    imports: [],
  },
  content: {
    is: "what is said: products, sentences, manuals, articles",
    imports: ["contract"],
  },

  app: {
    is: "the document, its entries, the list of routes",
    imports: [...featureParts, "app/features", "app/router-adapter", "app/routes", "app/services-context.ts"],
  },
  "app/services-context.ts": { is: "what loaders may ask the server for", imports: ["contract"] },
  "app/lib": {
    is: "functions that know nothing of the shop",
    imports: ["contract/page-query.ts", "contract/currency.ts", "contract/services.ts"],
  },
  "app/ui": {
    is: "components that know nothing of the shop",
    imports: ["app/lib"],
  },
  "app/styles": { is: "the style sheet, its tokens and fonts", imports: [] },
  "app/router-adapter": {
    is: "what React Router doesn't document",
    imports: ["app/lib"],
  },
  "app/static-html": { is: "HTML that only the server renders", imports: ["app/lib", "app/router-adapter"] },
  "app/forms": { is: "how forms are sent, and kept while offline", imports: ["app/lib", ...said] },
  "app/texts": {
    is: "long texts: MDX files, articles of staff",
    imports: ["app/lib", ...said],
  },
  "app/service-worker": {
    is: "the worker that keeps pages for offline",
    imports: ["app/lib", "app/router-adapter", ...said],
  },
  "app/features/account": { is: "log in, sign up", imports: featureParts },
  "app/features/admin": { is: "parts of the staff screens", imports: featureParts },
  "app/features/assistant": { is: "the chat", imports: featureParts },
  "app/features/cart": { is: "the cart, and the store behind it", imports: featureParts },
  "app/features/catalog": { is: "what product pages are made of", imports: featureParts },
  "app/features/consent": { is: "the choice about statistics, and what follows it", imports: featureParts },
  "app/features/contact": { is: "the contact form and the map", imports: featureParts },
  "app/features/editorial": { is: "articles and policies", imports: featureParts },
  "app/features/home": { is: "sections of the home page", imports: featureParts },
  "app/features/manual": { is: "the manuals", imports: [...featureParts] },
  "app/features/newsletter": { is: "newsletter and ship-date forms", imports: featureParts },
  "app/features/search": {
    is: "the search, and the index of what can be found",
    imports: featureParts,
  },
  "app/features/site": {
    is: "header, footer, error screens, offline start: the frame of every page",
    imports: [...featureParts, "app/router-adapter"],
  },
  "app/features/support": { is: "found, disable, coach, hand-over, phone check", imports: featureParts },
  "app/page-html": {
    is: "HTML of pages, put together from several features",
    imports: [...featureParts, "app/features", "app/services-context.ts"],
  },
  "app/routes": {
    is: "pages and staff screens: loaders, heads, components",
    imports: [
      ...featureParts,
      "app/features",
      "app/page-html",
      "app/router-adapter",
      "app/services-context.ts",
      "app/chat-with-search.tsx",
      "public/drawings",
    ],
  },
  "app/chat-with-search.tsx": {
    is: "the chat with the search's answers, in one file that is fetched later",
    imports: ["app/features/assistant", "app/features/cart", "app/features/search", ...pageParts, ...said],
  },

  "server/main.ts": { is: "the process", imports: ["server/start"] },
  "server/start": {
    is: "what puts the server together: settings, routes, listener, timers",
    imports: [
      ...subjects,
      "server/api",
      "server/api/admin",
      "server/app-context.ts",
      "server/demo-store",
      "server/mail",
      "server/telemetry",
    ],
  },
  "server/app-context.ts": { is: "types of what request handlers get; it runs nothing", imports: subjects },
  "server/api": {
    is: "calls of visitors",
    imports: [...subjects, "server/app-context.ts"],
  },
  "server/api/admin": {
    is: "calls of staff",
    imports: [
      ...subjects,
      "server/api",
      "server/app-context.ts",
      "server/mail",
      "server/pictures",
      "server/preflight",
      "app/router-adapter/data-requests.ts",
    ],
  },
  "server/telemetry": {
    is: "metrics and traces around the rest",
    imports: [
      ...serverParts,
      ...storage,
      "server/auth",
      "server/mail",
      "server/middleware",
      "app/router-adapter/data-requests.ts",
    ],
  },
  "server/demo-store": {
    is: "the built-in store with simulated payments",
    imports: [
      ...serverParts,
      ...storage,
      "server/auth",
      "server/middleware",
      "server/pages",
      "server/payments",
      "app/styles/fonts",
    ],
  },
  "server/pages": {
    is: "rendered pages: addresses, cache, encodings, headers, files",
    imports: [...serverParts, ...storage, "server/middleware", "app/router-adapter"],
  },
  "server/mail": {
    is: "the outbox's worker and the mail server",
    imports: [...serverParts, ...storage, "server/campaigns"],
  },
  "server/campaigns": {
    is: "newsletters and ship-date mails",
    imports: [...serverParts, ...storage, "server/auth"],
  },
  "server/backups": {
    is: "backups that the shop makes itself: when, where, how many",
    imports: [...serverParts, ...storage],
  },
  "server/payments": {
    is: "what Stripe and Shopify say of payments",
    imports: [...serverParts, ...storage, "server/auth"],
  },
  "server/catalog": {
    is: "products with staff's edits, live prices, sales",
    imports: [...serverParts, ...storage],
  },
  "server/preflight": {
    is: "what stands between a shop and real customers",
    imports: [...serverParts, "server/catalog", "server/db/queries", "server/mail", "server/payments", "server/texts"],
  },
  "server/texts": { is: "texts that staff edit", imports: [...serverParts, ...storage, "server/auth"] },
  "server/pictures": {
    is: "pictures that staff upload",
    imports: ["contract", "server/lib"],
  },
  "server/middleware": {
    is: "limits, bodies, origins, errors of all calls",
    imports: [...serverParts, ...storage, "server/auth"],
  },
  "server/auth": {
    is: "passwords, keys, tokens, staff accounts",
    imports: [...serverParts, ...storage],
  },
  "server/db/queries": {
    is: "queries, by table",
    imports: [...serverParts, "server/db"],
  },
  "server/db": {
    is: "SQLite and Postgres: connections, locks, backups",
    imports: [...serverParts, "server/db/migrations", "server/db/queries"],
  },
  "server/db/migrations": { is: "changes of tables", imports: ["server/db"] },
  "server/config": {
    is: "settings: environment variables, checked",
    imports: [...said, "server/lib"],
  },
  "server/lib": {
    is: "what every part of the server uses, and what uses none of them",
    imports: [],
  },

  scripts: { is: "the commands of package.json", imports: [] },
  "scripts/node": { is: "what fetches the right Node for an older one", imports: [] },
  "scripts/build": {
    is: "the build",
    imports: ["scripts", "content/blog", "server/pages/encodings.ts"],
  },
  "scripts/check": {
    is: "tests and checks",
    imports: ["scripts", "scripts/build", ...said, "server", "tests"],
  },
  "scripts/assets": {
    is: "what makes the files of public/ and the question model of chat and search",
    imports: ["scripts", "scripts/check", ...said, "app/features/cart", "app/features/search", "server", "tests"],
  },
  "scripts/ops": {
    is: "what whoever runs the shop runs: start, users, backups, preflight",
    imports: ["scripts", "scripts/build", ...said, "app/lib", "server"],
  },

  bench: {
    is: "measurements",
    imports: ["content", "contract", "scripts", "scripts/check", "scripts/ops", "server", "tests"],
  },
  imagery: { is: "how pictures are made", imports: ["content", "scripts/assets"] },
  tests: { is: "tests of several parts, and what tests share", imports: [""] },
  public: { is: "files that are served as they are", imports: [] },
  "vite.config.ts": { is: "the pages' build", imports: ["scripts/build"] },
  "vitest.config.ts": { is: "unit, fault and load tests", imports: ["scripts/build", "scripts/check", "tests"] },
  "vitest.mutants.config.ts": {
    is: "unit tests against mutants",
    imports: ["scripts/check", "tests", "vitest.config.ts"],
  },
  "playwright.config.ts": { is: "browser tests", imports: ["scripts/check", "tests"] },
  "react-router.config.ts": { is: "React Router's settings", imports: [] },
  "knip.ts": { is: "what counts as used", imports: ["tests/tools/package.json"] },
};

/** Areas that import each other all the same, and why. */
export const mutualAreas: readonly (readonly [one: string, other: string, why: string])[] = [
  ["server/db", "server/db/queries", "a backup asks the queries what it holds; queries need the type of the database"],
  ["server/db", "server/db/migrations", "migrations change tables by the helpers of server/db, which runs them"],
];
