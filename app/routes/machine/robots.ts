import { redirectDocument } from "react-router";
import { services } from "#contract/services.ts";
import type { Route } from "./+types/robots";

/** What crawlers may fetch. Pages that should not be listed say so themselves, which a crawler must be able to read. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(services).config;
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

/** Reached inside the app, the browser loads the real file (back-office §2, Full route table). */
export function clientLoader() {
  throw redirectDocument("/robots.txt");
}
