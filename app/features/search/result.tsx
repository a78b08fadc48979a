import { PageLink } from "#app/ui/page-link.tsx";
import { searchText as text } from "#content/search.ts";
import type { Hit } from "./find.ts";

export function Result({ hit }: { hit: Hit }) {
  return (
    <li className="border-t border-border py-4">
      <p className="kicker">{text.kinds[hit.kind]}</p>
      <PageLink to={hit.address} className="link-line text-lg font-medium">
        {hit.title}
      </PageLink>
      <p className="mt-1 line-clamp-2 max-w-3xl text-ink-soft">{hit.summary}</p>
    </li>
  );
}
