import { pageHead } from "#app/lib/page-meta.ts";
import { orNotFound, staticPageData } from "#app/page-html/page-data.ts";
import { servicesContext } from "#app/services-context.ts";
import { StaticPage } from "#app/static-html/static-html.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { imprintRows, imprintPage as text } from "#content/imprint.ts";
import type { Route } from "./+types/imprint";

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  orNotFound(services.config.sellsInEu);
  return staticPageData(
    context,
    "/imprint",
    <article className="wrap grid gap-x-12 gap-y-10 py-10 lg:grid-cols-12 lg:py-16">
      <header className="lg:col-span-5">
        <h1 className="text-title">{text.title}</h1>
        <p className="mt-4 text-lg text-ink-soft">{text.lead}</p>
        <ButtonLink to={text.contact.href} className="mt-8">
          {text.contact.label}
        </ButtonLink>
      </header>
      <dl className="border-t border-border-strong lg:col-span-7">
        {imprintRows(services.seller).map(({ label, value, href }) => (
          <div key={label} className="grid gap-x-6 border-b border-border py-4 sm:grid-cols-[11rem_1fr]">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="text-lg">
              {value === null ? <strong>{text.notConfigured}</strong> : null}
              {href ? (
                <a href={href} className="link-line">
                  {value}
                </a>
              ) : (
                <span>{value}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </article>,
  );
}

export const meta = pageHead;

/** Only where the shop sells in the European Union (docs/law.md). */
export default StaticPage;
