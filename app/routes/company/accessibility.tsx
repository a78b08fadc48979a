import { Fragment } from "react";
import { breadcrumbs } from "#app/features/catalog/structured-data/page.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { structuredData, structuredDataId } from "#app/lib/structured-data.ts";
import { provideStaticHtml } from "#app/static-html/provide-static-html.ts";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { accessibility } from "#content/accessibility.ts";
import { meta as pages } from "#content/products/meta.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/accessibility";

const path = "/accessibility";
const textId = "accessibility-text";

const text = (
  <>
    {accessibility.parts.map((part) => (
      <Fragment key={part.id}>
        <h2 id={part.id}>{part.title}</h2>
        <p>{part.text}</p>
        {part.points ? (
          <ul>
            {part.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ) : null}
      </Fragment>
    ))}
  </>
);

export function loader({ context }: Route.LoaderArgs) {
  const { config, staticHtml } = context.get(servicesContext);
  const { title, lead, contact } = accessibility;
  const html = provideStaticHtml(staticHtml, {
    ...renderStaticHtml({ [textId]: text }),
    [structuredDataId]: structuredData([breadcrumbs(config.siteUrl, [[title, path]])]),
  });
  return { page: pages[path], siteUrl: config.siteUrl, head: { title, lead, contact }, html };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page, path, loaderData?.siteUrl);

/** The accessibility statement (docs/law.md). */
export default function Accessibility({ loaderData }: Route.ComponentProps) {
  const { head, html } = loaderData;
  return (
    <article className="wrap py-10 lg:py-16">
      <header className="max-w-3xl">
        <h1 className="text-title">{head.title}</h1>
        <p className="mt-4 text-lg text-ink-soft">{head.lead}</p>
      </header>
      <StaticHtml id={textId} from={html} className="prose mt-10 max-w-3xl" />
      <ButtonLink to={head.contact.href} className="mt-8">
        {head.contact.label}
      </ButtonLink>
      <StaticHtml id={structuredDataId} from={html} />
    </article>
  );
}
