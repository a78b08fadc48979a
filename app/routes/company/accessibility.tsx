import { z } from "zod";
import { breadcrumbs } from "#app/features/catalog/structured-data/page.ts";
import { pageHead } from "#app/lib/page-meta.ts";
import { staticPageData } from "#app/page-html/page-data.ts";
import { StaticPage } from "#app/static-html/static-html.tsx";
import { mdxFile } from "#app/texts/mdx-file.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/accessibility";

const path = "/accessibility";

export function loader({ context }: Route.LoaderArgs) {
  const { title, lead, body } = mdxFile("accessibility", z.object({ title: z.string(), lead: z.string() }));
  return staticPageData(
    context,
    path,
    <article className="wrap py-10 lg:py-16">
      <header className="max-w-3xl">
        <h1 className="text-title">{title}</h1>
        <p className="mt-4 text-lg text-ink-soft">{lead}</p>
      </header>
      <div className="prose mt-10 max-w-3xl">{body({ H2: "h2" })}</div>
      <ButtonLink to="/contact" className="mt-8">
        Write to us
      </ButtonLink>
    </article>,
    (siteUrl) => [breadcrumbs(siteUrl, [title, path])],
  );
}

export const meta = pageHead;

/** The accessibility statement (docs/law.md). */
export default StaticPage;
