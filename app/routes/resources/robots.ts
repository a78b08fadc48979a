import { redirectDocument } from "react-router";
import { servicesContext } from "#app/services-context.ts";
import type { Route } from "./+types/robots";

/** Pages that should not be listed carry noindex, which a crawler must be able to read. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(servicesContext).config;
  const lines = [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /demo-store/",
    "",
    `Sitemap: ${siteUrl}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

/** A client-side navigation loads the real file (docs/behavior/routes.md#machine-files). */
export function clientLoader() {
  throw redirectDocument("/robots.txt");
}
