import { Link, type LinkProps } from "react-router";

/** A link on a line of its own, high enough for a finger. */
export function LineLink({ className = "", ...link }: LinkProps & { className?: string }) {
  return <Link {...link} className={`link-line inline-flex min-h-11 items-center ${className}`.trimEnd()} />;
}
