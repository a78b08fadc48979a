import { useEffect, useState } from "react";
import { Form } from "react-router";
import { find } from "#app/features/search/find.ts";
import { resultsHtml } from "#app/features/search/results-html.tsx";
import { currentConsent } from "#app/lib/consent.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { requestQuery } from "#app/lib/request-query.ts";
import { usePageQuery } from "#app/lib/use-page-query.ts";
import { currentIndex } from "#app/page-html/current-index.ts";
import { servicesContext } from "#app/services-context.ts";
import { provideStaticHtml } from "#app/static-html/render-static-html.tsx";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { Button } from "#app/ui/button.tsx";
import { LazyPart } from "#app/ui/lazy-part.tsx";
import { LinkList } from "#app/ui/link-list.tsx";
import { Rings } from "#app/ui/rings.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { searchText as text } from "#content/search.ts";
import { searchSuggestions } from "#content/search-suggestions.ts";
import { freeText } from "#contract/page-query.ts";
import type { Route } from "./+types/search";

const maxHits = 40;
const minReportedLength = 3;
const resultsId = "search-results";

export const handle = { query: { q: freeText(100) } } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const q = requestQuery(handle.query, url).get("q") ?? "";
  const index = q === "" ? null : await currentIndex(services);
  const hits = index ? find(index, q, maxHits) : [];
  const html = provideStaticHtml(services.staticHtml, { [resultsId]: index ? resultsHtml(index, hits) : "" });
  return { q, count: hits.length, html, siteUrl: services.config.siteUrl };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const title = loaderData?.q ? `${loaderData.q}: ${text.title} | InCard` : `${text.title} | InCard`;
  return pageMeta({ title, description: text.hint, index: false, path: "/search" }, loaderData?.siteUrl);
};

const loadResults = () => import("#app/features/search/results-here.tsx");

/** Where the header's button leads without script, and what search engines' boxes open. */
export default function Search({ loaderData }: Route.ComponentProps) {
  const { q, count, html } = loaderData;
  const typed = usePageQuery().get("q") ?? "";
  // The offline copy of the page, at an address with a query.
  const [isKept, setKept] = useState(false);
  useEffect(() => setKept(typed !== q), [typed, q]);
  const asked = isKept ? typed : q;
  // With consent it is reported; what sends it is imported then.
  const isReported = count === 0 && q.length >= minReportedLength;
  useEffect(() => {
    if (!isReported || currentConsent() !== "granted") return;
    void import("#app/features/search/send-unanswered-search.ts").then(
      ({ sendUnansweredSearch }) => sendUnansweredSearch(q),
      () => undefined,
    );
  }, [q, isReported]);
  return (
    <div className="wrap py-10 lg:py-16">
      <h1 className="text-title">{text.title}</h1>
      <search className="mt-6 block max-w-2xl">
        <Form action="/search" method="get" className="flex flex-wrap gap-3">
          <label htmlFor="site-search" className="sr-only">
            {text.label}
          </label>
          <div className="flex flex-1 basis-64">
            <SearchField
              key={asked}
              id="site-search"
              name="q"
              defaultValue={asked}
              required
              maxLength={100}
              placeholder={text.placeholder}
            />
          </div>
          <Button type="submit">{text.button}</Button>
        </Form>
      </search>
      {isKept ? (
        <LazyPart load={loadResults} props={{ query: typed, limit: maxHits }} />
      ) : (
        <>
          <p role="status" className="mt-6 text-ink-soft">
            {statusOf(q, count)}
          </p>
          {count === 0 ? <Suggestions empty={q !== ""} /> : null}
          <StaticHtml id={resultsId} from={html} />
        </>
      )}
    </div>
  );
}

/** What is said above the results: how to search, or how much was found. */
function statusOf(query: string, count: number): string {
  if (query === "") return text.hint;
  return count === 0 ? text.none(query) : text.found(count, query);
}

function Suggestions({ empty }: { empty: boolean }) {
  return (
    <div className="relative mt-6 overflow-clip rounded-3xl border border-border p-6 sm:p-10">
      {empty ? (
        <Rings
          dot={false}
          className="absolute top-1/2 -right-24 w-96 max-w-none -translate-y-1/2 text-border max-lg:hidden"
        />
      ) : null}
      <h2 className="relative text-xl">{text.suggestionsTitle}</h2>
      <LinkList links={searchSuggestions} className="relative mt-3" />
    </div>
  );
}
