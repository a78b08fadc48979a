import { routerHeaders } from "#app/router-adapter/data-responses.ts";
import type { HeaderSettings } from "#server/middleware/api-headers.ts";
import type { PagePolicy } from "./content-security.ts";
import type { CacheTarget } from "./page-address.ts";
import type { Rendered } from "./page-cache.ts";
import { pageHeaders, privatePage, sharedPage } from "./page-headers.ts";
import type { Renderer } from "./renderer.ts";

export type Rendering = {
  readonly renderer: Renderer;
  readonly settings: HeaderSettings;
  readonly policy: PagePolicy;
  /** False in development: each request renders. */
  readonly caching: boolean;
};

const passedOn = ["location", "set-cookie", ...routerHeaders] as const;

export async function renderPage(
  { renderer, settings, policy, caching }: Rendering,
  { target, cacheable, notFoundTarget }: CacheTarget,
): Promise<Rendered> {
  const rendersNotFound = !caching || notFoundTarget === null || notFoundTarget === target;
  const request = new Request(`${settings.siteUrl}${target}`);
  const { status, headers: given, body, inline } = await renderer.render(request, rendersNotFound);
  const shared = cacheable && !given.has("set-cookie") && (status === 200 || status === 404);
  const headers: Record<string, string> = {
    ...pageHeaders(settings),
    ...(shared ? sharedPage : privatePage),
    "Content-Type": given.get("content-type") ?? "application/octet-stream",
    ...(caching && inline ? { "Content-Security-Policy": policy(inline) } : {}),
  };
  for (const name of passedOn) {
    const value = given.get(name);
    if (value !== null) headers[name] = value;
  }
  return { status, headers, body };
}
