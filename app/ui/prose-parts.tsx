import type { ReactNode } from "react";
import { ContentAnchor } from "./content-anchor.tsx";

/** A remark beside a text, of content/*.mdx too. */
export function Note({ children }: { children?: ReactNode }) {
  return (
    <div role="note" className="rounded-2xl border border-border bg-wash px-5 py-4 break-inside-avoid">
      <p className="kicker">Note</p>
      {children}
    </div>
  );
}

/** What must be read before one goes on, in a text, of content/*.mdx too. */
export function Warning({ children }: { children?: ReactNode }) {
  return (
    <div
      role="note"
      className="rounded-2xl border-2 border-accent bg-raised px-5 py-4 font-medium break-inside-avoid print:py-1"
    >
      <p className="kicker text-accent-text!">Warning</p>
      {children}
    </div>
  );
}

/** Numbers in rings, in the mono font. */
const stepsClass =
  "[&>ol]:grid [&>ol]:list-none! [&>ol]:gap-3 [&>ol]:p-0! [&>ol]:[counter-reset:step] [&>ol>li]:relative [&>ol>li]:m-0! [&>ol>li]:min-h-9 [&>ol>li]:pt-1 [&>ol>li]:pl-13 [&>ol>li]:[counter-increment:step] [&>ol>li]:before:absolute [&>ol>li]:before:top-0 [&>ol>li]:before:left-0 [&>ol>li]:before:grid [&>ol>li]:before:size-9 [&>ol>li]:before:place-items-center [&>ol>li]:before:rounded-full [&>ol>li]:before:border-[1.5px] [&>ol>li]:before:border-accent [&>ol>li]:before:font-mono [&>ol>li]:before:text-sm [&>ol>li]:before:content-[counter(step)] [&>ol>li]:break-inside-avoid print:[&>ol]:gap-1 print:[&>ol>li]:min-h-6 print:[&>ol>li]:pt-0.5 print:[&>ol>li]:pl-9 print:[&>ol>li]:before:size-6 print:[&>ol>li]:before:text-xs";

/** Things to do one after the other. @param children one ordered list, as Markdown gives it */
export function Steps({ children }: { children?: ReactNode }) {
  return <div className={stepsClass}>{children}</div>;
}

/**
 * A link in a text of content/*.mdx. One that leads elsewhere opens a new tab and says so.
 * @param href a path, a fragment, `mailto:` and the like, or an absolute address
 */
export function ProseLink({ href = "", children }: { href?: string; children?: ReactNode }) {
  if (!/^https?:/.test(href)) return <a href={href}>{children}</a>;
  return <ContentAnchor href={href}>{children}</ContentAnchor>;
}
