import { Rings } from "./rings.tsx";

/** What is shown while something loads, and read out. @param label says what */
export function Spinner({ label, className = "" }: { label: string; className?: string }) {
  return (
    <div role="status" className={`grid justify-items-center gap-3 ${className}`}>
      <Rings className="ring-pulse size-24 text-border-strong" />
      <p>{label}</p>
    </div>
  );
}
