import { type ComponentProps, useId } from "react";
import { FieldError } from "#app/features/admin/field-error.tsx";
import { TextField } from "#app/ui/text-field.tsx";

/** @param problem undefined while nothing is wrong @param hint what the field is for */
export function CatalogField({
  problem,
  hint,
  className,
  ...rest
}: ComponentProps<typeof TextField> & { problem: string | undefined; hint?: string }) {
  const id = useId();
  const about = [problem ? `${id}problem` : "", hint ? `${id}hint` : ""].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <TextField
        autoComplete="off"
        aria-invalid={problem ? true : undefined}
        aria-describedby={about || undefined}
        {...rest}
      />
      {hint ? (
        <p id={`${id}hint`} className="mt-1 text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}problem`}>{problem}</FieldError>
    </div>
  );
}
