import { PageLink, type PageLinkProps } from "./page-link.tsx";

/** A link on a line of its own, high enough for a finger. Takes what `PageLink` takes. */
export function LineLink({ className = "", ...link }: PageLinkProps & { className?: string }) {
  return <PageLink {...link} className={`link-line inline-flex min-h-11 items-center ${className}`.trimEnd()} />;
}
