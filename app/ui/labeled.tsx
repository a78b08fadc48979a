import type { ReactNode } from "react";

type LabeledProps = { id: string; label: string; className: string; children: ReactNode };

/** `id` is the field's. */
export function Labeled({ id, label, className, children }: LabeledProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      {children}
    </div>
  );
}
