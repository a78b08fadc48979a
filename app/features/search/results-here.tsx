import { Link } from "react-router";
import { searchText as text } from "#content/search.ts";
import { find, type Hit } from "./find.ts";
import { searchStatus, useIndex } from "./use-index.ts";

/** What the browser's index has, where the search page was served from a cache. Default export for `lazy`. */
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

export function Result({ hit }: { hit: Hit }) {
  return (
    <li className="border-t border-border py-4">
      <p className="kicker">{text.kinds[hit.kind]}</p>
      <Link to={hit.address} className="link-line text-lg font-medium">
        {hit.title}
      </Link>
      <p className="mt-1 line-clamp-2 max-w-3xl text-ink-soft">{hit.summary}</p>
    </li>
  );
}
