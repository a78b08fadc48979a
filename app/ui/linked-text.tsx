import { PageLink } from "./page-link.tsx";

/** A sentence that ends in a link within the site. */
export function LinkedText({ text, link }: { text: string; link: { readonly label: string; readonly href: string } }) {
  return (
    <>
      <span>{text}</span>{" "}
      <PageLink to={link.href} className="link-line">
        {link.label}
      </PageLink>
    </>
  );
}
