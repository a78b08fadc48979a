import { find } from "./find.ts";
import { Result } from "./result.tsx";
import { searchStatus, useIndex } from "./use-index.ts";

/** What the browser's index has, where the search page was served from a cache. */
export default function ResultsHere({ query, limit }: { query: string; limit: number }) {
  const index = useIndex(true);
  const hits = index && index !== "failed" ? find(index, query, limit) : [];
  return (
    <>
      <p role="status" className="mt-6 text-ink-soft">
        {searchStatus(index, query, hits.length)}
      </p>
      {hits.length > 0 ? (
        <ul className="mt-10 max-w-4xl">
          {hits.map((hit) => (
            <Result key={`${hit.address} ${hit.title}`} hit={hit} />
          ))}
        </ul>
      ) : null}
    </>
  );
}
