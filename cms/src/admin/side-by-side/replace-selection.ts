/** What takes the place of the selected words: the middle part is selected afterwards. */
type Replacement = readonly [before: string, selected: string, after: string];

/** Writes into the selection as a person does: the field tells of it, and the browser can undo it. @returns whether it could */
function insertNatively(text: string): boolean {
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- no other way of writing is in what the browser undoes
    return document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  } catch {
    return false;
  }
}

/** Replaces the selected words of a field, and gives it the focus back. @param change takes the new text where the browser can't write it */
export function replaceSelection(
  field: HTMLTextAreaElement,
  change: (text: string) => void,
  replace: (words: string) => Replacement,
): void {
  const { value, selectionStart, selectionEnd } = field;
  const [before, selected, after] = replace(value.slice(selectionStart, selectionEnd));
  const inserted = before + selected + after;
  const text = value.slice(0, selectionStart) + inserted + value.slice(selectionEnd);
  const place = selectionStart + before.length;
  field.focus();
  field.setSelectionRange(selectionStart, selectionEnd);
  if (!insertNatively(inserted) || field.value !== text) change(text);
  // Once the field has the new text.
  requestAnimationFrame(() => {
    field.focus();
    field.setSelectionRange(place, place + selected.length);
  });
}

/** Replaces all that a field says, and gives it the focus. */
export function replaceText(field: HTMLTextAreaElement, change: (text: string) => void, text: string): void {
  field.setSelectionRange(0, field.value.length);
  replaceSelection(field, change, () => [text, '', '']);
}
