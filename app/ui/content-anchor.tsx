import type { ReactNode } from "react";
import { Link } from "react-router";

type ContentAnchorProps = { href: string; className?: string; children: ReactNode };

/**
 * A link from content: within the site it navigates, elsewhere it opens a new tab and says so.
 * @param href a path of this site, which begins with "/", or an absolute address
 */
export function ContentAnchor({ href, className, children }: ContentAnchorProps) {
  if (href.startsWith("/"))
    return (
      <Link to={href} className={className}>
        {children}
      </Link>
    );
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      <span>{children}</span>
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
