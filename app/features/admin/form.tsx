import {
  type ComponentProps,
  type FormEventHandler,
  type KeyboardEventHandler,
  type RefObject,
  useRef,
  useState,
} from "react";
import { fieldProblemsIn } from "#app/lib/call-api.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/fields.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { type AdminApi, AdminApiError } from "./admin-api.ts";
import { useAdminApi } from "./use-staff-calls.ts";

/** A field that the browser doesn't fill in unless it says so. */
export const Field = (props: ComponentProps<typeof TextField>) => <TextField autoComplete="off" {...props} />;

type FormButtonsProps = { submit: string; busy?: boolean; cancel?: string; onCancel?: () => void };

/** At the end of a form: the button that sends it, and one that leaves it where there are words for that. */
export function FormButtons({ submit, busy, cancel, onCancel }: FormButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" busy={busy}>
        {submit}
      </Button>
      {cancel === undefined ? null : (
        <Button variant="secondary" onClick={onCancel}>
          {cancel}
        </Button>
      )}
    </div>
  );
}

/** What is wrong with the fields of a form, by their names. */
export type Problems = Readonly<Record<string, string | undefined>>;

/** Gives the focus to the field of a name, if the form has one. */
export const focusOn = (form: HTMLElement | null, name: string): void =>
  form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus();

/**
 * The problems that a refused call names, for the fields that a form has. A path such as `campaign.subject` means the field
 * of its last name.
 * @returns null where the refusal names none of them
 */
export function refusedFields(form: HTMLElement | null, failure: unknown): Problems | null {
  const fields = fieldProblemsIn(failure instanceof AdminApiError ? failure.body : undefined);
  const known = Object.entries(fields).flatMap(([path, problem]) => {
    const name = path.split(".").at(-1) ?? path;
    return form?.querySelector(`[name="${CSS.escape(name)}"]`) ? [[name, problem] as const] : [];
  });
  return known.length > 0 ? Object.fromEntries(known) : null;
}

/**
 * Makes a handler for `onSubmit`, which keeps the browser from sending the form.
 * @param work gets what stands in the field of a name, and all that was typed or chosen
 */
export const submitted =
  (work: (field: (name: string) => string, typed: FormData) => unknown): FormEventHandler<HTMLFormElement> =>
  (event) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    work((name) => String(typed.get(name) ?? ""), typed);
  };

/** Makes a handler for `onKeyDown` of a field that has a button of its own: Enter presses that, not the form's. */
export const onEnter =
  (press: () => void): KeyboardEventHandler =>
  (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    press();
  };

/** What a `Field` takes of a form. */
export type FieldProps = {
  readonly name: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (event: { target: { value: string } }) => void;
  readonly readOnly?: true;
};

/**
 * Gives what each `Field` takes, by its name, in a form whose values are kept by the names of the fields.
 * @param change gets all values with the changed one
 * @param isLocked whether nothing can be typed now: a form that closes once it is saved would lose it
 */
export const fieldProps =
  <Name extends string>(
    values: Readonly<Record<Name, string>>,
    problems: Problems,
    change: (values: Readonly<Record<Name, string>>) => void,
    isLocked = false,
  ): ((name: Name) => FieldProps) =>
  (name) => ({
    name,
    value: values[name] ?? "",
    problem: problems[name],
    onChange: ({ target }) => isLocked || change({ ...values, [name]: target.value }),
    ...(isLocked ? { readOnly: true } : {}),
  });

/** Gets what a form's work threw, and its message, which may be empty. */
type OnFailure = (message: string, failure: unknown) => void;

/** What is wrong with the fields of a form, and whether it is being sent. */
export type FormState<Form extends HTMLElement> = {
  /** The `ref` of the form, or of what stands around its fields. */
  readonly form: RefObject<Form | null>;
  readonly problems: Problems;
  readonly busy: boolean;
  /** Shows problems, with the focus in the first field that has one. Returns whether there are none. */
  readonly check: (found: Problems) => boolean;
  /** Shows no longer what is wrong with the fields of these names. */
  readonly clear: (names: readonly string[]) => void;
  /**
   * Does the work while the form is busy, and gives its result; undefined where it failed and `onFailure` was called.
   * @throws what the work throws, without `onFailure`
   */
  readonly send: <Result>(work: () => Promise<Result>, onFailure?: OnFailure) => Promise<Result | undefined>;
};

/** Keeps what is wrong with the fields of a form, and whether it is being sent. */
export function useForm<Form extends HTMLElement = HTMLFormElement>(): FormState<Form> {
  const form = useRef<Form>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);

  function check(found: Problems): boolean {
    setProblems(found);
    const [first] = Object.keys(found).filter((name) => found[name]);
    if (first !== undefined) focusOn(form.current, first);
    return first === undefined;
  }

  const clear = (names: readonly string[]): void =>
    setProblems((now) => ({ ...now, ...Object.fromEntries(names.map((name) => [name, undefined])) }));

  async function send<Result>(work: () => Promise<Result>, onFailure?: OnFailure): Promise<Result | undefined> {
    setBusy(true);
    try {
      return await work();
    } catch (failure) {
      if (!onFailure) throw failure;
      onFailure(failure instanceof Error ? failure.message : "", failure);
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  return { form, problems, busy, check, clear, send };
}

/** Empties a form that was sent, except fields into which something else was typed since. */
function resetSent(form: HTMLFormElement, sent: FormData): void {
  const later = [...new FormData(form)].filter(([name, value]) => sent.get(name) !== value);
  form.reset();
  for (const [name, value] of later) {
    const field = form.elements.namedItem(name);
    const takesText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (takesText && typeof value === "string") field.value = value;
  }
}

/** A form that makes one call. */
export type ApiFormState = Pick<FormState<HTMLFormElement>, "form" | "problems" | "busy" | "check"> & {
  /** Makes the call; where it worked, empties what was sent of the form and calls `onDone`. */
  readonly submit: <Result extends { readonly message: string }>(
    request: (call: AdminApi) => Promise<Result>,
    onDone: (response: Result) => void,
  ) => Promise<void>;
};

/**
 * A form that makes one call: its message goes to a toast, a failure below the fields that it names.
 * @param failureField the field of a failure that names none
 * @throws where nobody is logged in
 */
export function useApiForm(failureField: string): ApiFormState {
  const call = useAdminApi();
  const { form, problems, busy, check, send } = useForm();

  async function submit<Result extends { readonly message: string }>(
    request: (call: AdminApi) => Promise<Result>,
    onDone: (response: Result) => void,
  ): Promise<void> {
    check({});
    const sent = form.current && new FormData(form.current);
    const response = await send(
      () => request(call),
      (message, failure) => check(refusedFields(form.current, failure) ?? { [failureField]: message }),
    );
    if (!response) return;
    if (form.current && sent) resetSent(form.current, sent);
    showToast({ title: response.message });
    onDone(response);
  }

  return { form, problems, busy, check, submit };
}
