import type { MDXComponents } from "mdx/types";
import type { ReactNode } from "react";
import { ProseLink, Steps } from "#app/ui/prose-parts.tsx";
import { ResponsiveTable } from "#app/ui/responsive-table.tsx";
import { ThirdPartyTable } from "./third-party-table.tsx";

type HeadingProps = { id?: string; children?: ReactNode };

function H2({ id, children }: HeadingProps) {
  return <h2 id={id}>{children}</h2>;
}

function H3({ id, children }: HeadingProps) {
  return <h3 id={id}>{children}</h3>;
}

/** A constant, so that rendered HTML can be cached. */
export const policyComponents: MDXComponents = {
  H2,
  H3,
  Steps,
  ThirdPartyTable,
  table: ResponsiveTable,
  a: ProseLink,
};
