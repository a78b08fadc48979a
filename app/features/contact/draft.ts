/** The unsent input of the contact form. In memory only, until the page is closed. */
let draft: Readonly<Record<string, string>> = {};

/** The text of a field as it was last typed, or nothing. */
export function draftOf(field: string): string | undefined {
  return draft[field];
}

/** Saves a form's input, so that visiting another page doesn't lose it. */
export function saveDraft(form: HTMLFormElement): void {
  draft = fieldsOf(form);
}

/** Clears the draft after sending. */
export function clearDraft(): void {
  draft = {};
}

/** The text fields of a form by name. */
export function fieldsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
