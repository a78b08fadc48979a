import { type ComponentProps, useId } from "react";

/** A labelled drop-down; its options are its children, everything else is the native one's. */
export function ChoiceField({ label, className = "", ...rest }: ComponentProps<"select"> & { label: string }) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <select
        id={id}
        className="min-h-12 w-full rounded-xl border border-rule-strong bg-raised px-4 text-ink disabled:opacity-60"
        {...rest}
      />
    </div>
  );
}
