import { type ComponentProps, useId } from "react";
import { Labeled } from "./labeled.tsx";

export function TextField({ label, className = "", ...rest }: ComponentProps<"input"> & { label: string }) {
  const id = useId();
  return (
    <Labeled id={id} label={label} className={className}>
      <input
        id={id}
        className="min-h-12 w-full rounded-xl border border-border-strong bg-raised px-4 text-ink placeholder:text-ink-soft aria-invalid:border-danger disabled:opacity-60 [&[type=file]]:py-2.5"
        {...rest}
      />
    </Labeled>
  );
}
