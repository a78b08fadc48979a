import { type ComponentProps, type ReactNode, useId } from "react";

/** What is wrong with what was typed into a field, and what it is for. */
type Help = { problem?: string | undefined; hint?: ReactNode };

/** Of a field, whose `HelpBelow` has the same id. */
export function ariaProps(id: string, { problem, hint }: Help) {
  const about = [problem ? `${id}problem` : "", hint ? `${id}hint` : ""].filter(Boolean).join(" ");
  return { "aria-invalid": problem ? true : undefined, "aria-describedby": about || undefined } as const;
}

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

type LabeledProps = Help & { id: string; label: string; className: string | undefined; children: ReactNode };

function Labeled({ id, label, className, children, ...help }: LabeledProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      {children}
      <HelpBelow id={id} {...help} />
    </div>
  );
}

type LabelAndHelp = Help & { label: string };

/** With what is wrong and what it is for below it, as all fields. */
export function TextField({ label, problem, hint, className, ...rest }: ComponentProps<"input"> & LabelAndHelp) {
  const id = useId();
  return (
    <Labeled {...{ id, label, problem, hint, className }}>
      <input
        id={id}
        {...ariaProps(id, { problem, hint })}
        className="min-h-12 w-full rounded-xl border border-border-strong bg-raised px-4 text-ink placeholder:text-ink-soft aria-invalid:border-danger disabled:opacity-60 [&[type=file]]:py-2.5"
        {...rest}
      />
    </Labeled>
  );
}

export function Textarea({ label, problem, hint, className, ...rest }: ComponentProps<"textarea"> & LabelAndHelp) {
  const id = useId();
  return (
    <Labeled {...{ id, label, problem, hint, className }}>
      <textarea
        id={id}
        {...ariaProps(id, { problem, hint })}
        className="w-full rounded-xl border border-border-strong bg-raised px-4 py-3 text-ink disabled:opacity-60"
        {...rest}
      />
    </Labeled>
  );
}

/** Value and words of each. */
type Options = readonly (readonly [value: string, words: string])[];

type SelectProps = Omit<ComponentProps<"select">, "children"> & LabelAndHelp & { options: Options };

export function Select({ label, problem, hint, options, className, ...rest }: SelectProps) {
  const id = useId();
  return (
    <Labeled {...{ id, label, problem, hint, className }}>
      <select
        id={id}
        {...ariaProps(id, { problem, hint })}
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

type LoginFieldsProps = Pick<ComponentProps<"input">, "aria-invalid" | "aria-describedby"> & {
  text: { readonly username: string; readonly password: string };
};

/** Names and hints as password managers know them; what else it takes is of both. */
export function LoginFields({ text, ...both }: LoginFieldsProps) {
  const shared = { required: true, maxLength: 200, ...both };
  const asTyped = { autoCapitalize: "none", spellCheck: false };
  return (
    <>
      <TextField label={text.username} name="username" autoComplete="username" {...asTyped} {...shared} />
      <TextField label={text.password} name="password" type="password" autoComplete="current-password" {...shared} />
    </>
  );
}
