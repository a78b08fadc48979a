import type { ReactNode } from "react";
import type { SpecGroup } from "#content/products/specifications.ts";
import { SpecGroups } from "./spec-groups.tsx";

/** @param drawing passed in, because features don't import each other */
export function Specifications({
  drawing,
  groups,
  children,
}: {
  drawing: ReactNode;
  groups: readonly SpecGroup[];
  children?: ReactNode;
}) {
  return (
    <>
      <h2 className="mb-8 text-3xl tracking-[-0.02em]">Specifications</h2>
      <div className="mb-12 [&_figcaption]:max-w-xl [&_svg]:w-full [&_svg]:max-w-2xl">{drawing}</div>
      <SpecGroups groups={groups} />
      {children}
    </>
  );
}
