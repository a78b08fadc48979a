/** Query parameters that change what the server renders; all others are for the browser or for nobody. */
const known = [
  "_routes",
  "color",
  "heard",
  "manual",
  "model",
  "network",
  "noted",
  "pack",
  "page",
  "phone",
  "section",
  "sent",
  "step",
  "subscribed",
  "tab",
  "tag",
  "topic",
] as const;
/** A longer value is nobody's link: it is rendered, but not kept. */
const longestValue = 100;

/** Screens that belong to one visitor or to staff. */
const neverKept =
  /^\/(admin|admin-login|simple-admin|simple-admin-login|direct-admin|old-simple-admin|order-confirmation|unsubscribe|confirm|withdrawal)(\/|$|\.data$)/;

/** What an address means to the page host. */
export type PageAddress = {
  /** Path and the query that matters: what is rendered. */
  readonly target: string;
  /** Whether the result may be kept under `target`. */
  readonly cacheable: boolean;
};

/**
 * Reads an address. Two addresses that show the same page get the same target, so that a tracking parameter doesn't cost a
 * second rendering; what a visitor typed (`q`, `version`) and the way through the troubleshooter (`tried`) are rendered each time.
 */
export function pageAddress(target: string): PageAddress {
  const mark = target.indexOf("?");
  const path = mark === -1 ? target : target.slice(0, mark);
  if (neverKept.test(path)) return { target, cacheable: false };
  if (mark === -1) return { target: path, cacheable: true };
  const query = new URLSearchParams(target.slice(mark));
  const kept = new URLSearchParams();
  let cacheable = true;
  for (const name of known) {
    const value = query.get(name);
    if (value === null) continue;
    kept.set(name, value);
    if (value.length > longestValue && name !== "_routes") cacheable = false;
  }
  // The redirect rules ask whether it is there, never what it says: one flag keeps the cache small.
  if (path.startsWith("/pages/") && query.has("srsltid")) kept.set("srsltid", "1");
  for (const name of ["q", "version", "tried"]) {
    const value = query.get(name);
    if (value === null || value === "") continue;
    kept.set(name, value);
    cacheable = false;
  }
  const rest = kept.toString();
  return { target: rest === "" ? path : `${path}?${rest}`, cacheable };
}
