import type { MDXComponents } from "mdx/types";
import type { ComponentType } from "react";
import { Note, ProseLink, Steps, Warning } from "#app/ui/prose-parts.tsx";
import { ResponsiveTable } from "#app/ui/responsive-table.tsx";
import type { PressPatternId } from "#content/diagrams/press-patterns.ts";

/** The elements that articles may name. @param drawings of another feature, passed in by the route */
export function articleComponents(drawings: { PressPattern: ComponentType<{ id: PressPatternId }> }): MDXComponents {
  return { ...drawings, Note, Warning, Steps, table: ResponsiveTable, a: ProseLink };
}
