import X from "lucide-react/icons/x";
import { type ChangeEvent, useEffect, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { SearchField, SearchSubmitWithoutScript } from "#app/ui/search-field.tsx";
import { type Listing, listingHref, longestQuery } from "./listing.ts";

/** The list follows the typing after this pause, in milliseconds. */
const pauseMs = 180;

/**
 * The sidebar's search box (rulings: it searches title, excerpt, tags and body as one types).
 * Without script it is a plain GET form.
 */
export function BlogSearch({ listing }: { listing: Listing }) {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();

  useEffect(() => () => clearTimeout(timer.current), []);
  // Going back changes the address while the field keeps what was typed.
  useEffect(() => {
    const input = field.current;
    if (input && document.activeElement !== input) input.value = listing.q;
  }, [listing.q]);

  function onChange(event: ChangeEvent<HTMLInputElement>) {
    const q = event.target.value.trim();
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => navigate(listingHref({ q, tag: listing.tag }), { replace: true, preventScrollReset: true }),
      pauseMs,
    );
  }

  return (
    <search>
      <form action="/blog" method="get" onSubmit={(event) => event.preventDefault()}>
        {listing.tag ? <input type="hidden" name="tag" value={listing.tag} /> : null}
        <label htmlFor="blog-search" className="kicker mb-2 block">
          Search the articles
        </label>
        <SearchField
          ref={field}
          id="blog-search"
          name="q"
          defaultValue={listing.q}
          onChange={onChange}
          maxLength={longestQuery}
          placeholder="battery, airport, alert…"
          autoComplete="off"
          trailing={
            listing.q === "" ? null : (
              <Link
                to={listingHref({ tag: listing.tag })}
                preventScrollReset
                aria-label="Clear the search"
                onClick={() => {
                  if (field.current) field.current.value = "";
                }}
                className="absolute right-0.5 grid size-11 place-items-center rounded-full hover:bg-wash"
              >
                <X aria-hidden="true" className="size-4" />
              </Link>
            )
          }
        />
        <SearchSubmitWithoutScript />
      </form>
    </search>
  );
}
