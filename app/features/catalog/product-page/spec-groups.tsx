import { SpecList } from "#app/ui/spec-list.tsx";
import type { SpecGroup } from "#content/products/specifications.ts";

/** A product's specifications in their groups, two columns where there is room. */
export function SpecGroups({ groups }: { groups: readonly SpecGroup[] }) {
  return (
    <div className="grid gap-x-14 gap-y-10 lg:grid-cols-2">
      {groups.map((group) => (
        <div key={group.title}>
          <h3 className="border-b border-border-strong pb-3 text-xl">{group.title}</h3>
          <SpecList rows={group.rows} />
        </div>
      ))}
    </div>
  );
}
