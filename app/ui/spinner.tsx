import { Rings } from "#app/ui/rings.tsx";

/** The rings that pulse while something is awaited, with the words for those who don't see them. */
export function Spinner({ label, className = "" }: { label: string; className?: string }) {
  return (
    <div role="status" className={`grid justify-items-center gap-3 ${className}`}>
      <Rings className="ring-pulse size-24 text-rule-strong" />
      <p>{label}</p>
    </div>
  );
}
