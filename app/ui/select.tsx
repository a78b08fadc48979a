import { type ComponentProps, useId } from "react";
import { Labeled } from "./labeled.tsx";

export function Select({ label, className = "", ...rest }: ComponentProps<"select"> & { label: string }) {
  const id = useId();
  return (
    <Labeled id={id} label={label} className={className}>
      <select
        id={id}
        className="min-h-12 w-full rounded-xl border border-border-strong bg-raised px-4 text-ink disabled:opacity-60"
        {...rest}
      />
    </Labeled>
  );
}
