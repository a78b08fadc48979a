import { type ComponentProps, useId } from "react";
import { Labeled } from "./labeled.tsx";

type TextareaProps = ComponentProps<"textarea"> & { label: string; hint?: string };

export function Textarea({ label, hint, className = "", ...rest }: TextareaProps) {
  const id = useId();
  return (
    <Labeled id={id} label={label} className={className}>
      <textarea
        id={id}
        aria-describedby={hint ? `${id}hint` : undefined}
        className="w-full rounded-xl border border-border-strong bg-raised px-4 py-3 text-ink disabled:opacity-60"
        {...rest}
      />
      {hint ? (
        <p id={`${id}hint`} className="mt-1.5 text-base text-ink-soft">
          {hint}
        </p>
      ) : null}
    </Labeled>
  );
}
