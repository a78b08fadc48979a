import { useEffect, useState } from "react";
import { searchText as text } from "#content/search.ts";
import { find, type Hit } from "./find.ts";
import { loadIndex } from "./load-index.ts";
import { Result } from "./result.tsx";

/** What the browser's index has, where the search page was served from a cache. Default export for `lazy`. */
export default function ResultsHere({ query, limit }: { query: string; limit: number }) {
  const [hits, setHits] = useState<readonly Hit[] | "failed">();
  useEffect(() => {
    loadIndex().then(
      (index) => setHits(find(index, query, limit)),
      () => setHits("failed"),
    );
  }, [query, limit]);
  const count = Array.isArray(hits) ? hits.length : 0;
  const found = count === 0 ? text.none(query) : text.found(count, query);
  return (
    <>
      <p role="status" className="mt-6 text-ink-soft">
        {hits === undefined ? text.loading : hits === "failed" ? text.failed : found}
      </p>
      {Array.isArray(hits) && count > 0 ? (
        <ul className="mt-10 max-w-4xl">
          {hits.map((hit) => (
            <Result key={`${hit.address} ${hit.title}`} hit={hit} />
          ))}
        </ul>
      ) : null}
    </>
  );
}
