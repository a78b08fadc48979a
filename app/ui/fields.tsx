import { type ComponentProps, type ReactNode, useId } from "react";

/** What happened to a field while somebody typed, with what can be done about it. */
export type FieldNote = {
  /** What happened, in one sentence: the field is described by it. */
  readonly sentence: string;
  /** What the sentence leads to. */
  readonly shown: ReactNode;
  readonly buttons: ReactNode;
};

/** What stands below a field: what is wrong with what was typed into it, and what it is for. */
export type FieldHelp = {
  problem?: string | undefined;
  hint?: ReactNode;
  /** Null where nothing happened, and undefined where nothing will. */
  note?: FieldNote | null | undefined;
};

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
export function ariaProps(id: string, { problem, hint, note }: FieldHelp): FieldAria {
  const parts = [problem ? `${id}problem` : "", hint ? `${id}hint` : "", note ? `${id}note` : ""];
  const about = parts.filter(Boolean).join(" ");
  return { "aria-invalid": problem ? true : undefined, "aria-describedby": about || undefined };
}

/**
 * Shows below a field what is wrong with it, what it is for and what happened to it, as far as there is any of these.
 * @param id the one that the field's `ariaProps` were made with
 */
export function HelpBelow({ id, problem, hint, note }: FieldHelp & { id: string }) {
  return (
    <>
      <FieldError id={`${id}problem`}>{problem}</FieldError>
      {hint ? (
        <p id={`${id}hint`} className="mt-1.5 text-base text-ink-soft">
          {hint}
        </p>
      ) : null}
      {note === undefined ? null : <NoteBelow id={id} note={note} />}
    </>
  );
}

/**
 * Shows below a field what happened to it, read out when it appears, as a group that the field's label names.
 * @param id the field's; its label has that with "label" at its end
 */
export function NoteBelow({ id, note }: { id: string; note: FieldNote | null }): ReactNode {
  return (
    <div
      {...(note ? { role: "group", "aria-labelledby": `${id}label` } : {})}
      className={note ? "mt-2 rounded-xl border-l-3 border-accent bg-wash p-4" : "sr-only"}
    >
      {/* It stays while it is empty: what comes together with its text is often not read out. */}
      <div role="status">
        {note ? (
          <>
            <p id={`${id}note`}>{note.sentence}</p>
            {note.shown}
          </>
        ) : null}
      </div>
      {note ? <div className="mt-3 flex flex-wrap gap-2">{note.buttons}</div> : null}
    </div>
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
  className: string | undefined;
  children: ReactNode;
};

/** A field with its label above and its help below. @param id the field's */
function Labeled({ id, label, className, children, ...help }: LabeledProps) {
  return (
    <div className={className}>
      <label id={`${id}label`} htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      {children}
      <HelpBelow id={id} {...help} />
    </div>
  );
}

type LabelAndHelp = FieldHelp & { label: string };

/**
 * A field of one line with its label above it, and below it what is wrong with it and what it is for. All other props are the
 * native element's.
 */
export function TextField({ label, problem, hint, note, className, ...rest }: ComponentProps<"input"> & LabelAndHelp) {
  const id = useId();
  return (
    <Labeled id={id} label={label} problem={problem} hint={hint} note={note} className={className}>
      <input
        id={id}
        {...ariaProps(id, { problem, hint, note })}
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
  note,
  className,
  ...rest
}: ComponentProps<"textarea"> & LabelAndHelp) {
  const id = useId();
  return (
    <Labeled id={id} label={label} problem={problem} hint={hint} note={note} className={className}>
      <textarea
        id={id}
        {...ariaProps(id, { problem, hint, note })}
        className="w-full rounded-xl border border-border-strong bg-raised px-4 py-3 text-ink disabled:opacity-60"
        {...rest}
      />
    </Labeled>
  );
}

/** The choices of a list: the value that is sent, and the words that are shown. */
type Options = readonly (readonly [value: string, words: string])[];

type SelectProps = Omit<ComponentProps<"select">, "children"> &
  LabelAndHelp & {
    options: Options;
    /** Says that another choice isn't taken now; the native element knows no such state. */
    readOnly?: boolean;
  };

/** A list to choose one of, labeled as `TextField` is. All other props are the native element's. */
export function Select({ label, problem, hint, note, options, readOnly, className, ...rest }: SelectProps) {
  const id = useId();
  return (
    <Labeled id={id} label={label} problem={problem} hint={hint} note={note} className={className}>
      <select
        id={id}
        {...ariaProps(id, { problem, hint, note })}
        aria-readonly={readOnly || undefined}
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
