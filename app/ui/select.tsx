import { type ComponentProps, useId } from "react";
import { Labeled } from "./labeled.tsx";

type SelectProps = Omit<ComponentProps<"select">, "children"> & {
  label: string;
  /** Value and words of each. */
  options: readonly (readonly [value: string, words: string])[];
};

export function Select({ label, options, className = "", ...rest }: SelectProps) {
  const id = useId();
  return (
    <Labeled id={id} label={label} className={className}>
      <select
        id={id}
        className="min-h-12 w-full rounded-xl border border-border-strong bg-raised px-4 text-ink disabled:opacity-60"
        {...rest}
      >
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </Labeled>
  );
}
