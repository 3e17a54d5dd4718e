/** What takes the place of the selected words: the middle part is selected afterwards. */
type Replacement = readonly [before: string, selected: string, after: string];

/** Replaces the selected words of a field, and gives it the focus back. @param change takes the new text */
export function replaceSelection(
  field: HTMLTextAreaElement,
  change: (text: string) => void,
  replace: (words: string) => Replacement,
): void {
  const { value, selectionStart, selectionEnd } = field;
  const [before, selected, after] = replace(value.slice(selectionStart, selectionEnd));
  change(value.slice(0, selectionStart) + before + selected + after + value.slice(selectionEnd));
  const place = selectionStart + before.length;
  // Once the field has the new text.
  requestAnimationFrame(() => {
    field.focus();
    field.setSelectionRange(place, place + selected.length);
  });
}
