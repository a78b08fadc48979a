import { Link } from "react-router";
import { type BlogQuery, blogHref } from "./listing.ts";

/** Nothing where there is only one page (docs/behavior/blog.md#list). */
export function PageLinks({ listing, pages }: { listing: BlogQuery; pages: number }) {
  if (pages < 2) return null;
  return (
    <nav aria-label="Pages" className="border-t border-border-strong pt-6">
      <ol className="flex flex-wrap gap-2">
        {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
          <li key={page}>
            <Link
              to={blogHref({ ...listing, page })}
              aria-label={`Page ${page}`}
              aria-current={page === listing.page ? "page" : undefined}
              className="figure-mono grid size-11 place-items-center rounded-full border border-border-strong hover:border-ink hover:bg-wash aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
            >
              {page}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
