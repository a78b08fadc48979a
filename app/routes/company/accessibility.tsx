import { Fragment } from "react";
import { breadcrumbs } from "#app/features/catalog/structured-data/page.ts";
import { pageHead } from "#app/lib/page-meta.ts";
import { structuredDataId } from "#app/lib/structured-data.ts";
import { pageData } from "#app/page-html/page-data.ts";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { accessibility } from "#content/accessibility.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/accessibility";

const path = "/accessibility";
const textId = "accessibility-text";

const text = (
  <>
    {accessibility.sections.map((section) => (
      <Fragment key={section.id}>
        <h2 id={section.id}>{section.title}</h2>
        <p>{section.text}</p>
        {section.points ? (
          <ul>
            {section.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ) : null}
      </Fragment>
    ))}
  </>
);

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { title, lead, contact } = accessibility;
  const trail = breadcrumbs(services.config.siteUrl, [[title, path]]);
  return {
    ...pageData(services, path, renderStaticHtml({ [textId]: text }), [trail]),
    head: { title, lead, contact },
  };
}

export const meta = pageHead;

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
