/** In memory only, until the page is closed. */
let draft: Readonly<Record<string, string>> = {};

export function draftOf(field: string): string | undefined {
  return draft[field];
}

export function saveDraft(form: HTMLFormElement): void {
  draft = fieldsOf(form);
}

export function clearDraft(): void {
  draft = {};
}

export function fieldsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
