import { Link } from "react-router";
import { type Listing, listingHref } from "./listing.ts";

/** Numbered links to the pages of a list; nothing where there is only one (back-office §2, Blog list). */
export function PageLinks({ listing, pages }: { listing: Listing; pages: number }) {
  if (pages < 2) return null;
  return (
    <nav aria-label="Pages" className="border-t border-rule-strong pt-6">
      <ol className="flex flex-wrap gap-2">
        {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
          <li key={page}>
            <Link
              to={listingHref({ ...listing, page })}
              aria-label={`Page ${page}`}
              aria-current={page === listing.page ? "page" : undefined}
              className="figure-mono grid size-11 place-items-center rounded-full border border-rule-strong hover:border-ink hover:bg-wash aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
            >
              {page}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
