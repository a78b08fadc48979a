import { Link } from "react-router";

/** @param labelledBy id of the heading that names the list */
export function LinkList({
  links,
  labelledBy,
  className,
  lineClass = "",
}: {
  links: readonly { readonly label: string; readonly href: string }[];
  labelledBy?: string;
  className: string;
  lineClass?: string;
}) {
  return (
    <ul aria-labelledby={labelledBy} className={className}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link to={href} className={`link-line inline-flex min-h-11 items-center ${lineClass}`.trimEnd()}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
