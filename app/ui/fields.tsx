import { type ComponentProps, type ReactNode, useId } from "react";

/** What stands below a field: what is wrong with what was typed into it, and what it is for. */
export type FieldHelp = { problem?: string | undefined; hint?: ReactNode };

/** What tells a screen reader what stands below a field. */
export type FieldAria = {
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
};

/**
 * Ties a field to what stands below it.
 * @param id the one that the field's `HelpBelow` has too
 * @param help the same that `HelpBelow` shows
 * @returns props of the native field
 */
export function ariaProps(id: string, { problem, hint }: FieldHelp): FieldAria {
  const about = [problem ? `${id}problem` : "", hint ? `${id}hint` : ""].filter(Boolean).join(" ");
  return { "aria-invalid": problem ? true : undefined, "aria-describedby": about || undefined };
}

/**
 * Shows below a field what is wrong with it and what it is for, as far as there is either.
 * @param id the one that the field's `ariaProps` were made with
 */
export function HelpBelow({ id, problem, hint }: FieldHelp & { id: string }) {
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

/**
 * What is wrong with a field, read out when it appears; nothing for undefined or an empty text.
 * @param id the one that the field names in `aria-describedby`
 */
export function FieldError({ id, children }: { id: string; children: string | undefined }): ReactNode {
  return children ? (
    <p id={id} role="alert" className="mt-1.5 text-base font-medium text-danger">
      {children}
    </p>
  ) : null;
}

type LabeledProps = FieldHelp & {
  id: string;
  label: string;
  below: ReactNode;
  className: string | undefined;
  children: ReactNode;
};

/** A field with its label above and its help below. @param id the field's */
function Labeled({ id, label, below, className, children, ...help }: LabeledProps) {
  return (
    <div className={className}>
      <label id={`${id}label`} htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      {children}
      <HelpBelow id={id} {...help} />
      {below ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend of its own
        <div role="group" aria-labelledby={`${id}label`}>
          {below}
        </div>
      ) : null}
    </div>
  );
}

type LabelAndHelp = FieldHelp & {
  label: string;
  /** Stands below the help, as a group that the label names. */
  below?: ReactNode;
};

/**
 * A field of one line with its label above it, and below it what is wrong with it and what it is for. All other props are the
 * native element's.
 */
export function TextField({ label, problem, hint, below, className, ...rest }: ComponentProps<"input"> & LabelAndHelp) {
  const id = useId();
  return (
    <Labeled id={id} label={label} problem={problem} hint={hint} below={below} className={className}>
      <input
        id={id}
        {...ariaProps(id, { problem, hint })}
        className="min-h-12 w-full rounded-xl border border-border-strong bg-raised px-4 text-ink placeholder:text-ink-soft aria-invalid:border-danger disabled:opacity-60 [&[readonly]]:bg-wash [&[type=file]]:py-2.5"
        {...rest}
      />
    </Labeled>
  );
}

/** A field of several lines, labeled as `TextField` is. All other props are the native element's. */
export function Textarea({
  label,
  problem,
  hint,
  below,
  className,
  ...rest
}: ComponentProps<"textarea"> & LabelAndHelp) {
  const id = useId();
  return (
    <Labeled id={id} label={label} problem={problem} hint={hint} below={below} className={className}>
      <textarea
        id={id}
        {...ariaProps(id, { problem, hint })}
        className="w-full rounded-xl border border-border-strong bg-raised px-4 py-3 text-ink disabled:opacity-60"
        {...rest}
      />
    </Labeled>
  );
}

/** The choices of a list: the value that is sent, and the words that are shown. */
type Options = readonly (readonly [value: string, words: string])[];

type SelectProps = Omit<ComponentProps<"select">, "children"> & LabelAndHelp & { options: Options };

/** A list to choose one of, labeled as `TextField` is. All other props are the native element's. */
export function Select({ label, problem, hint, below, options, className, ...rest }: SelectProps) {
  const id = useId();
  return (
    <Labeled id={id} label={label} problem={problem} hint={hint} below={below} className={className}>
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

/**
 * The two fields of a login, with names and hints as password managers know them.
 * @param text the labels
 * @param both all other props are given to both fields
 */
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
