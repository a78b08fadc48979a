import { SpecList } from "#app/ui/spec-list.tsx";
import type { SpecGroup } from "#content/products/specifications.ts";

/** Two columns of about the same height where there is room. */
export function SpecGroups({ groups }: { groups: readonly SpecGroup[] }) {
  return (
    <div className="-mb-10 gap-14 lg:columns-2">
      {groups.map((group) => (
        <div key={group.title} className="break-inside-avoid pb-10">
          <h3 className="border-b border-border-strong pb-3 text-xl">{group.title}</h3>
          <SpecList rows={group.rows} />
        </div>
      ))}
    </div>
  );
}
