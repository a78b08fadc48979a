import { Link, type LinkProps } from "react-router";

/** A link on a line of its own, high enough for a finger. Takes what the router's link takes. */
export function LineLink({ className = "", ...link }: LinkProps & { className?: string }) {
  return <Link {...link} className={`link-line inline-flex min-h-11 items-center ${className}`.trimEnd()} />;
}
