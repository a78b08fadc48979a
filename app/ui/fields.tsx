import { type ComponentProps, type ReactNode, useId } from "react";

type LabeledProps = { id: string; label: string; className: string; children: ReactNode };

function Labeled({ id, label, className, children }: LabeledProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      {children}
    </div>
  );
}

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

type LoginFieldsProps = ComponentProps<"input"> & { text: { readonly username: string; readonly password: string } };

/** Names and hints as password managers know them; what else it takes is of both. */
export function LoginFields({ text, ...both }: LoginFieldsProps) {
  const shared = { required: true, maxLength: 200, ...both };
  const name = { autoComplete: "username", autoCapitalize: "none", spellCheck: false };
  return (
    <>
      <TextField label={text.username} name="username" {...name} {...shared} />
      <TextField label={text.password} name="password" type="password" autoComplete="current-password" {...shared} />
    </>
  );
}
