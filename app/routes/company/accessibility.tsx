import { Fragment } from "react";
import { breadcrumbs } from "#app/features/catalog/structured-data/page.ts";
import { pageHead } from "#app/lib/page-meta.ts";
import { staticPageData } from "#app/page-html/static-page-data.ts";
import { StaticPage } from "#app/static-html/static-page.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { accessibility } from "#content/accessibility.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/accessibility";

const path = "/accessibility";

const article = (
  <article className="wrap py-10 lg:py-16">
    <header className="max-w-3xl">
      <h1 className="text-title">{accessibility.title}</h1>
      <p className="mt-4 text-lg text-ink-soft">{accessibility.lead}</p>
    </header>
    <div className="prose mt-10 max-w-3xl">
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
    </div>
    <ButtonLink to={accessibility.contact.href} className="mt-8">
      {accessibility.contact.label}
    </ButtonLink>
  </article>
);

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return staticPageData(services, path, article, [breadcrumbs(services.config.siteUrl, [[accessibility.title, path]])]);
}

export const meta = pageHead;

/** The accessibility statement (docs/law.md). */
export default StaticPage;
