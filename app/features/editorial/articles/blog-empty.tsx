import { Link } from "react-router";
import { Rings } from "#app/ui/rings.tsx";
import { type BlogQuery, blogHref } from "./listing.ts";

export function BlogEmpty({ listing }: { listing: BlogQuery }) {
  return (
    <div className="grid min-h-96 place-content-center justify-items-center gap-6 border-t border-border-strong py-16 text-center">
      <Rings dot={false} className="w-28 text-border-strong" />
      <div className="max-w-md">
        <h2 className="text-2xl tracking-[-0.02em]">Nothing found</h2>
        <p className="mt-2 break-words text-ink-soft">
          No article{listing.tag ? ` about ${listing.tag}` : ""} mentions “{listing.q}”.
        </p>
        <p className="mt-4 flex flex-wrap justify-center gap-x-6">
          {listing.tag ? (
            <Link to={blogHref({ q: listing.q })} className="link-line inline-flex min-h-11 items-center">
              Search all articles
            </Link>
          ) : null}
          <Link
            to={`/search?q=${encodeURIComponent(listing.q)}`}
            className="link-line inline-flex min-h-11 items-center"
          >
            Search the whole site
          </Link>
          <Link to="/blog" className="link-line inline-flex min-h-11 items-center">
            Show all articles
          </Link>
        </p>
      </div>
    </div>
  );
}
