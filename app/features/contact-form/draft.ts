/** What was typed into the contact form and isn't sent yet. Kept in memory only, so it ends with the page's life. */
let draft: Readonly<Record<string, string>> = {};

/** The text of a field as it was last typed, or nothing. */
export function draftOf(field: string): string | undefined {
  return draft[field];
}

/** Keeps what stands in a form, so that reading another page of the site doesn't lose it. */
export function keepDraft(form: HTMLFormElement): void {
  draft = fieldsOf(form);
}

/** Forgets it: the message is sent. */
export function forgetDraft(): void {
  draft = {};
}

/** The text fields of a form by name. */
export function fieldsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
