import type { ComponentProps } from "react";

export type PageLinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** A path of this site, or a query alone (`?page=2`) for the page where the link stands. */
  to: string;
  /** The place in the page stays where it is instead of going to the top. */
  preventScrollReset?: boolean;
};

/**
 * A link to a page of this site: a plain `<a>`, which `useDocumentClicks` follows without loading a document. The router's own
 * link does the same with a dozen hooks a link, which phones pay for as a page starts. For a link whose entry in the history
 * needs a state, take `takeClick` and `useNavigate`.
 */
export function PageLink({ to, preventScrollReset = false, ...rest }: PageLinkProps) {
  return <a href={to} data-page-link={preventScrollReset ? "keep-place" : ""} {...rest} />;
}
