import { LineLink } from "#app/ui/line-link.tsx";
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
          {listing.tag ? <LineLink to={blogHref({ q: listing.q })}>Search all articles</LineLink> : null}
          <LineLink to={`/search?q=${encodeURIComponent(listing.q)}`}>Search the whole site</LineLink>
          <LineLink to="/blog">Show all articles</LineLink>
        </p>
      </div>
    </div>
  );
}
