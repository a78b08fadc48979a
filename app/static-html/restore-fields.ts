/**
 * Gives the fields of this document what was typed or chosen in those of the one before it, found by their ids, else by
 * their names.
 * @param changed what `input` events came from; a chosen file can't be given to another field
 */
export function restoreFields(changed: Iterable<EventTarget | null>): void {
  for (const before of changed) {
    const isInput = before instanceof HTMLInputElement && before.type !== "file";
    if (!isInput && !(before instanceof HTMLTextAreaElement || before instanceof HTMLSelectElement)) continue;
    const { id, name, value } = before;
    const selector = id === "" ? `[name="${CSS.escape(name)}"]` : `#${CSS.escape(id)}`;
    const field = document.querySelector(selector);
    if (field) Object.assign(field, isInput ? { value, checked: before.checked } : { value });
  }
}
