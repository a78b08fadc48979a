import type { MDXComponents } from "mdx/types";
import type { ComponentType, ReactNode } from "react";
import { Note, ProseLink, Steps, Warning } from "#app/ui/prose-parts.tsx";

function heading(level: number): ComponentType<{ id?: string; children?: ReactNode }> {
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

/** The numbers of a drawing's parts stand in its caption, which needs none of a list's. */
export const manualProse =
  "prose max-w-2xl print:max-w-none print:text-[0.85rem] print:leading-snug [&_figcaption_li]:m-0! [&_figcaption_ol]:list-none! [&_figcaption_ol]:p-0! print:[&_figure]:my-3 print:[&_svg]:max-h-40 print:[&_svg]:w-auto";

/**
 * Called once a module, so that rendered HTML can be cached.
 * @param drawings passed in, because features don't import each other
 * @param level of headings written as `##`
 */
export function manualComponents(drawings: MDXComponents, level: 2 | 3 | 4): MDXComponents {
  const H2 = heading(level);
  const H3 = heading(level + 1);
  return { ...drawings, H2, H3, h2: H2, h3: H3, Note, Warning, Steps, a: ProseLink };
}
