import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { offersOf } from "#content/catalog/offers.ts";
import { products } from "#content/catalog/products.ts";
import { coachAddresses } from "#content/coach/devices.ts";
import { handOverAddresses } from "#content/hand-over.ts";
import { helpAddresses } from "#content/help-addresses.ts";
import { type ManualPage, type ManualSection, manualHashes, manuals, sectionsOf } from "#content/manuals/manuals.ts";
import { metaOf } from "#content/products/meta.ts";
import { helpersAnchor, sharedPageGuides } from "#content/support/disable.ts";

/** An MDX file; `prose` is its body without comments. */
export type MdxSource = { readonly head: string; readonly body: string; readonly prose: string };

export const supportFolder: string = join(import.meta.dirname, "../content/support");

export const manualPages: readonly ManualPage[] = ["incard-finder", "tagigo", "carbon-finder"];

export function readMdx(file: string): MdxSource {
  const [, head = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(file, "utf8")) ?? [];
  return { head, body, prose: body.replace(/\{\/\*[\s\S]*?\*\/\}/g, "") };
}

export function readSection({ product, file }: Pick<ManualSection, "product" | "file">): MdxSource {
  return readMdx(join(import.meta.dirname, "../content/manuals", product, `${file}.mdx`));
}

export function headingIds(body: string): readonly string[] {
  return [...body.matchAll(/<H[23] id="([^"]+)">/g)].map(([, id = ""]) => id);
}

export function headingsOfPage(page: ManualPage): readonly string[] {
  return sectionsOf(page).flatMap((section) => headingIds(readSection(section).body));
}

function policyAnchors(file: string): ReadonlySet<string> {
  const { body } = readMdx(join(import.meta.dirname, "../content/policies", `${file}.mdx`));
  return new Set(headingIds(body));
}

const furtherPages = [
  ...helpAddresses,
  ...coachAddresses,
  ...handOverAddresses,
  ...globSync("*.mdx", { cwd: join(import.meta.dirname, "../content/blog") }).map(
    (file) => `/blog/${/^id: (\d+)$/m.exec(readMdx(join(import.meta.dirname, "../content/blog", file)).head)?.[1]}`,
  ),
];

const addresses = new Map<string, ReadonlySet<string>>([
  ...[...Object.keys(metaOf(offersOf(products))), ...furtherPages].map((route) => [route, new Set<string>()] as const),
  ["/", new Set(["features", "testimonials", "faq", "compare", "how-it-works", "blog"])],
  ["/privacy-policy", policyAnchors("privacy")],
  ["/return-policy", policyAnchors("returns")],
  ["/warranty-policy", policyAnchors("warranty")],
  ...manualPages.map(
    (page) => [`/products/${page}`, new Set([...manualHashes(page), ...headingsOfPage(page)])] as const,
  ),
  ["/products/tagigo-g", new Set([...manualHashes("tagigo"), ...headingsOfPage("tagigo")])],
  ["/support/disable", new Set([helpersAnchor, ...sharedPageGuides.map(({ device }) => device)])],
  ["/support/disabletracemate", new Set()],
  ["/support/disableexplorer", new Set()],
  ["/support/disableclipx", new Set()],
  ["/pages/incard-user-manual", new Set(["disable-finder"])],
]);

/** Why an internal link is broken, or undefined when it is valid. */
export function linkError(address: string): string | undefined {
  const url = new URL(address, "https://shop.test");
  if (url.protocol === "tel:") return /^\+?\d+$/.test(url.pathname) ? undefined : `no number ${url.pathname}`;
  const hashes = addresses.get(url.pathname);
  if (hashes === undefined) return `no page ${url.pathname}`;
  const hash = url.hash.slice(1);
  if (hash !== "" && !hashes.has(hash)) return `nothing at #${hash} of ${url.pathname}`;
  const page = manualPages.find((name) => `/products/${name}` === url.pathname);
  const section = url.searchParams.get("section");
  if (page === undefined || section === null) return undefined;
  const tab = manuals[page].tabs.find((one) => one.hash === section);
  if (tab === undefined) return `no sub-tab ${section} on ${url.pathname}`;
  const inTab = tab.sections.flatMap((one) => [one.anchor, ...headingIds(readSection(one).body)]);
  return hash === section || inTab.includes(hash) ? undefined : `#${hash} is not in the sub-tab ${section}`;
}
