import { ContentAnchor } from "#app/ui/content-anchor.tsx";
import type { Announcement } from "#contract/site-texts.ts";

/** docs/behavior/header-and-footer.md#announcement */
export function AnnouncementLine({ announcement: { text, link } }: { announcement: Announcement }) {
  return (
    <aside
      aria-label="Announcement"
      className="bg-accent px-4 py-2.5 text-center text-base leading-snug text-on-accent [&_a]:font-semibold [&_a]:underline [&_a]:underline-offset-4 [&_a]:outline-current"
      data-screen-only
    >
      <span>{text}</span>
      {link ? (
        <span>
          {" "}
          <ContentAnchor href={link.href}>{link.label}</ContentAnchor>
        </span>
      ) : null}
    </aside>
  );
}
