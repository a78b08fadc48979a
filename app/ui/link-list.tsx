import { LineLink } from "./line-link.tsx";

type LinkListProps = {
  links: readonly { readonly label: string; readonly href: string }[];
  labelledBy?: string;
  className?: string;
  lineClass?: string;
};

/**
 * Links to read on, each on a line that a thumb can press.
 * @param links each with a path of this site
 * @param labelledBy id of the heading that names the list
 * @param className of the list
 * @param lineClass of each link, besides its looks as a link
 */
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
