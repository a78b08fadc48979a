import X from "@lucide/icons/icons/x";
import { useEffect, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { useSearchField } from "#app/lib/use-search-field.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SearchField, SearchSubmitWithoutScript } from "#app/ui/search-field.tsx";
import { type BlogQuery, blogHref, maxQueryLength } from "./listing.ts";

const pauseMs = 180;

/** Searches as one types; a plain GET form without script (docs/behavior/blog.md#sidebar). */
export function BlogSearch({ listing }: { listing: BlogQuery }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();

  useEffect(() => () => clearTimeout(timer.current), []);
  const field = useSearchField(listing.q, follow);

  function follow(text: string) {
    const q = text.trim();
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => navigate(blogHref({ q, tag: listing.tag }), { replace: true, preventScrollReset: true }),
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
          onChange={({ target }) => follow(target.value)}
          maxLength={maxQueryLength}
          placeholder="battery, airport, alert…"
          autoComplete="off"
          trailing={
            listing.q === "" ? null : (
              <Link
                to={blogHref({ tag: listing.tag })}
                preventScrollReset
                aria-label="Clear the search"
                onClick={() => {
                  if (field.current) field.current.value = "";
                }}
                className="absolute right-0.5 grid size-11 place-items-center rounded-full hover:bg-wash"
              >
                <Icon icon={X} className="size-4" />
              </Link>
            )
          }
        />
        <SearchSubmitWithoutScript />
      </form>
    </search>
  );
}
