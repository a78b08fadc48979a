import { LineLink } from "./line-link.tsx";

type LinkListProps = {
  links: readonly { readonly label: string; readonly href: string }[];
  labelledBy?: string;
  className?: string;
  lineClass?: string;
};

/** @param labelledBy id of the heading that names the list */
export function LinkList({ links, labelledBy, className, lineClass }: LinkListProps) {
  return (
    <ul aria-labelledby={labelledBy} className={className}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <LineLink to={href} className={lineClass}>
            {label}
          </LineLink>
        </li>
      ))}
    </ul>
  );
}
