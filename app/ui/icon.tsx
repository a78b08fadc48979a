import type { LucideIconData } from "@lucide/icons";
import { createElement, type SVGProps } from "react";

/**
 * Draws an icon of `@lucide/icons/icons/…` in the color of the words around it, hidden from screen readers unless the caller says
 * otherwise. All other props are those of the `<svg>`.
 */
export function Icon({ icon, ...props }: { icon: LucideIconData } & SVGProps<SVGSVGElement>) {
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
      {icon.node.map(([tag, attributes]) => createElement(tag, attributes))}
    </svg>
  );
}
