import { Link } from "react-router";

/** A sentence that ends in a link within the site. */
export function LinkedText({ text, link }: { text: string; link: { readonly label: string; readonly href: string } }) {
  return (
    <>
      <span>{text}</span>{" "}
      <Link to={link.href} className="link-line">
        {link.label}
      </Link>
    </>
  );
}
