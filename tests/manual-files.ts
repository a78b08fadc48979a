import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { offersOf } from "#content/catalog/offers.ts";
import { products } from "#content/catalog/products.ts";
import { coachAddresses } from "#content/coach/devices.ts";
import type { DeviceId } from "#content/device-names.ts";
import { handOverAddresses } from "#content/hand-over.ts";
import { helpAddresses } from "#content/help-addresses.ts";
import type { ManualSection } from "#content/manuals/define-manual.ts";
import { manualHashes, manuals, sectionsOf } from "#content/manuals/manuals.ts";
import { metaOf } from "#content/meta.ts";
import { type ProductSlug, productSlugs } from "#content/products.ts";
import { helpersAnchor, sharedPageGuides } from "#content/support/disable.ts";
import { productOfTracker, type TrackerId, trackerNames } from "#content/trackers.ts";

/** An MDX file; `prose` is its body without comments. */
export type MdxSource = { readonly head: string; readonly body: string; readonly prose: string };

const content = join(import.meta.dirname, "../content");

const isSold = (device: DeviceId): device is TrackerId => device in trackerNames;

/** The MDX file of a device's disable guide: those that aren't ours share one. */
export const disableGuideFile = (device: DeviceId): string =>
  isSold(device)
    ? join(content, "products", productOfTracker(device), "disable", `${device}.mdx`)
    : join(content, "support", "known-by-name.mdx");

/** Every MDX file of a disable guide. */
export const disableGuideFiles: readonly string[] = globSync(["products/*/disable/*.mdx", "support/*.mdx"], {
  cwd: content,
}).map((file) => join(content, file));

export const manualPages: readonly ProductSlug[] = productSlugs;

export function readMdx(file: string): MdxSource {
  const [, head = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(file, "utf8")) ?? [];
  return { head, body, prose: body.replace(/\{\/\*[\s\S]*?\*\/\}/g, "") };
}

export function readSection({ product, file }: Pick<ManualSection, "product" | "file">): MdxSource {
  return readMdx(join(content, "products", productOfTracker(product), "manual", product, `${file}.mdx`));
}

export function headingIds(body: string): readonly string[] {
  return [...body.matchAll(/<H[23] id="([^"]+)">/g)].map(([, id = ""]) => id);
}

export function headingsOfPage(page: ProductSlug): readonly string[] {
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
  ["/support/disabletracemate", new Set(["tracemate"])],
  ["/support/disableexplorer", new Set(["explorer"])],
  ["/support/disableclipx", new Set(["clipx"])],
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
