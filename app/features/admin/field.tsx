import { type ComponentProps, type ReactNode, useId } from "react";
import { TextField } from "#app/ui/text-field.tsx";
import { Textarea } from "#app/ui/textarea.tsx";

type Help = {
  /** What is wrong with what was typed. */
  problem?: string | undefined;
  /** What the field is for. */
  hint?: ReactNode;
};

/** Of a field, whose `HelpBelow` has the same id. */
export function ariaProps(id: string, { problem, hint }: Help) {
  const about = [problem ? `${id}problem` : "", hint ? `${id}hint` : ""].filter(Boolean).join(" ");
  return { "aria-invalid": problem ? true : undefined, "aria-describedby": about || undefined } as const;
}

/** What is wrong with a field, and what it is for. */
export function HelpBelow({ id, problem, hint }: Help & { id: string }) {
  return (
    <>
      <FieldError id={`${id}problem`}>{problem}</FieldError>
      {hint ? (
        <p id={`${id}hint`} className="mt-1.5 text-base text-ink-soft">
          {hint}
        </p>
      ) : null}
    </>
  );
}

/** Read out when it appears; the field names it in `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  return children ? (
    <p id={id} role="alert" className="mt-1.5 text-base font-medium text-danger">
      {children}
    </p>
  ) : null;
}

/** A field, with what is wrong and what it is for below it. */
export function Field({ problem, hint, className, ...rest }: ComponentProps<typeof TextField> & Help) {
  const id = useId();
  return (
    <div className={className}>
      <TextField autoComplete="off" {...ariaProps(id, { problem, hint })} {...rest} />
      <HelpBelow {...{ id, problem, hint }} />
    </div>
  );
}

/** As `Field`, of several lines. */
export function TextareaField({ problem, hint, ...rest }: Omit<ComponentProps<typeof Textarea>, "hint"> & Help) {
  const id = useId();
  return (
    <div>
      <Textarea {...ariaProps(id, { problem, hint })} {...rest} />
      <HelpBelow {...{ id, problem, hint }} />
    </div>
  );
}
