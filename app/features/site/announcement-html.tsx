import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { ProseLink } from "#app/ui/prose-parts.tsx";
import type { Announcement } from "#contract/site-texts.ts";
import { menuHtmlIds } from "./menu-html-ids.ts";

/**
 * The announcement of staff as static HTML, for the root's loader (docs/behavior/header-and-footer.md#announcement).
 * @param shown null while there is none: then its place is empty and takes no room
 */
export function announcementHtml(shown: Announcement | null): Readonly<Record<string, string>> {
  if (!shown) return { [menuHtmlIds.announcement]: "" };
  return renderStaticHtml({
    [menuHtmlIds.announcement]: (
      <aside
        aria-label="Announcement"
        className="bg-accent px-4 py-2.5 text-center text-base leading-snug text-on-accent [&_a]:font-semibold [&_a]:underline [&_a]:underline-offset-4"
        data-screen-only
      >
        {shown.text}
        {shown.link ? (
          <>
            {" "}
            <ProseLink href={shown.link.href}>{shown.link.label}</ProseLink>
          </>
        ) : null}
      </aside>
    ),
  });
}
