import { useRef, useState } from "react";

/** What is wrong, by the name of the field. */
export type Problems = Readonly<Record<string, string | undefined>>;

export const focusOn = (form: HTMLElement | null, name: string): void =>
  form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus();

/** What is wrong with the fields of a form, and whether it is being sent. */
export function useForm<Form extends HTMLElement = HTMLFormElement>() {
  const form = useRef<Form>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);

  /** Shows them, with the focus in the first field. Returns whether there are none. */
  function check(found: Problems): boolean {
    setProblems(found);
    const [first] = Object.keys(found).filter((name) => found[name]);
    if (first !== undefined) focusOn(form.current, first);
    return first === undefined;
  }

  /** What is wrong with these is no longer shown. */
  const clear = (names: readonly string[]): void =>
    setProblems((now) => ({ ...now, ...Object.fromEntries(names.map((name) => [name, undefined])) }));

  /** Does the work while the form is busy. @param onFailure gets what it throws @throws that, without one */
  async function send(work: () => Promise<void>, onFailure?: (message: string, failure: unknown) => void) {
    setBusy(true);
    try {
      await work();
    } catch (failure) {
      if (!onFailure) throw failure;
      onFailure(failure instanceof Error ? failure.message : "", failure);
    } finally {
      setBusy(false);
    }
  }

  return { form, problems, busy, check, clear, send };
}
