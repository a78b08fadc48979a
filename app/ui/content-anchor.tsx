import type { ReactNode } from "react";
import { PageLink } from "./page-link.tsx";

type ContentAnchorProps = { href: string; className?: string; children: ReactNode };

/**
 * A link from content: within the site it navigates, elsewhere it opens a new tab and says so.
 * @param href a path of this site, which begins with "/", or an absolute address
 */
export function ContentAnchor({ href, className, children }: ContentAnchorProps) {
  if (href.startsWith("/"))
    return (
      <PageLink to={href} className={className}>
        {children}
      </PageLink>
    );
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      <span>{children}</span>
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
