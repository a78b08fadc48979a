import { createElement, type SVGProps } from "react";

/** An icon as lucide-react's files hold it. */
type IconData = { readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[] };

/**
 * Makes the component of an icon, hidden from screen readers unless the caller says otherwise. The build takes it in place
 * of lucide-react's own (vite.config.ts), which is 1.1 kB in every page for sizes, widths and class names that nothing here
 * asks for.
 */
export default function createIcon({ node }: IconData) {
  return function Icon(props: SVGProps<SVGSVGElement>) {
    return (
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...props}
      >
        {node.map(([tag, attributes]) => createElement(tag, attributes))}
      </svg>
    );
  };
}
