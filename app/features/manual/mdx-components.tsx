import type { MDXComponents } from "mdx/types";
import type { ComponentType, ReactNode } from "react";
import type { DeviceId } from "#content/diagrams/devices.ts";
import type { PressPatternId } from "#content/diagrams/press-patterns.ts";

/** The drawings that manuals and guides name; handed in by a route, because features don't know each other. */
export type ManualDrawings = {
  PressPattern: ComponentType<{ id: PressPatternId }>;
  DeviceDrawing: ComponentType<{ id: DeviceId }>;
  PairingDistance: ComponentType;
};

type Heading = { id?: string; children?: ReactNode };

function heading(level: number): ComponentType<Heading> {
  const Tag = `h${level}` as "h2" | "h3" | "h4" | "h5";
  return ({ id, children }) => (
    <Tag
      id={id}
      className="scroll-mt-20 not-first:mt-8! break-after-avoid text-xl leading-snug font-semibold tracking-[-0.015em] print:not-first:mt-3! print:text-base"
    >
      {children}
    </Tag>
  );
}

function Note({ children }: { children?: ReactNode }) {
  return (
    <div role="note" className="rounded-2xl border border-rule bg-wash px-5 py-4 break-inside-avoid">
      <p className="kicker">Note</p>
      {children}
    </div>
  );
}

function Warning({ children }: { children?: ReactNode }) {
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

/** Long text with drawings: the numbers of a drawing's parts stand in its caption, which needs none of a list's. */
export const manualProse =
  "prose max-w-2xl print:max-w-none print:text-[0.85rem] print:leading-snug [&_figcaption_li]:m-0! [&_figcaption_ol]:list-none! [&_figcaption_ol]:p-0! print:[&_figure]:my-3 print:[&_svg]:max-h-40 print:[&_svg]:w-auto";

/** Numbers stand in rings, in the figures' type. */
const stepsClass =
  "[&>ol]:grid [&>ol]:list-none! [&>ol]:gap-3 [&>ol]:p-0! [&>ol]:[counter-reset:step] [&>ol>li]:relative [&>ol>li]:m-0! [&>ol>li]:min-h-9 [&>ol>li]:pt-1 [&>ol>li]:pl-13 [&>ol>li]:[counter-increment:step] [&>ol>li]:before:absolute [&>ol>li]:before:top-0 [&>ol>li]:before:left-0 [&>ol>li]:before:grid [&>ol>li]:before:size-9 [&>ol>li]:before:place-items-center [&>ol>li]:before:rounded-full [&>ol>li]:before:border-[1.5px] [&>ol>li]:before:border-accent [&>ol>li]:before:font-mono [&>ol>li]:before:text-sm [&>ol>li]:before:content-[counter(step)] [&>ol>li]:break-inside-avoid print:[&>ol]:gap-1 print:[&>ol>li]:min-h-6 print:[&>ol>li]:pt-0.5 print:[&>ol>li]:pl-9 print:[&>ol>li]:before:size-6 print:[&>ol>li]:before:text-xs";

function Steps({ children }: { children?: ReactNode }) {
  return <div className={stepsClass}>{children}</div>;
}

function ContentLink({ href = "", children }: { href?: string; children?: ReactNode }) {
  if (!/^https?:/.test(href)) return <a href={href}>{children}</a>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

/**
 * What the MDX of manuals and guides names, as elements. A constant of a module, so that rendered HTML can be kept.
 * @param level of the headings that the files write as `##`: one below the title that the page prints
 */
export function manualComponents(drawings: ManualDrawings, level: 2 | 3 | 4): MDXComponents {
  const [H2, H3] = [heading(level), heading(level + 1)];
  return { ...drawings, H2, H3, h2: H2, h3: H3, Note, Warning, Steps, a: ContentLink };
}
