import type { FieldPath } from './field-texts.ts';

/** What a text is written in; its toolbar comes before it. */
const written = '[contenteditable="true"]';
const inputs = `input, textarea, select, ${written}, [role="combobox"], button`;

/** On the mark next to the label of a field: its name within what holds it. */
export const labelAttribute = 'data-ochiq-label';

/** How long Strapi takes to open an item of a list, in milliseconds. */
const openingMs = 400;

/** Finds what carries the name of a field: its input, or a part that holds one. */
const findNamed = (form: ParentNode, name: string): HTMLElement | null =>
  /^[\w.]+$/u.test(name) ? form.querySelector(`[name="${name}"], [data-field="${name}"], [id="${name}"]`) : null;

/** Puts the caret into a block of a text editor. */
function selectBlock(editor: HTMLElement, place: string | undefined): void {
  const block = editor.matches(written) ? editor.children[Number(place)] : undefined;
  if (!block) return;
  editor.ownerDocument.getSelection()?.collapse(block, 0);
  block.scrollIntoView({ block: 'center' });
}

/**
 * Opens an item of a list of components, if it is not open yet: Strapi renders the fields of open ones only.
 * @returns whether there is such an item
 */
function openItem(form: ParentNode, group: string, place: number): boolean {
  const label = form.querySelector(`[${labelAttribute}="${group}"]`);
  const region = label?.closest('[role="region"]') ?? null;
  for (let around = label?.parentElement; around; around = around.parentElement) {
    // Items of inner lists are in the regions of outer ones.
    const buttons = [...around.querySelectorAll<HTMLElement>('h3 > button[aria-expanded]')].filter(
      (button) => button.closest('[role="region"]') === region,
    );
    if (buttons.length === 0) continue;
    const button = buttons[place];
    if (button?.getAttribute('aria-expanded') === 'false') button.click();
    return button !== undefined;
  }
  return false;
}

/** Opens the items on the way to a field. */
function openItems(form: ParentNode, steps: readonly string[]): void {
  for (const [index, step] of steps.entries()) {
    const group = steps[index - 1];
    if (group !== undefined && /^\d+$/u.test(step)) openItem(form, group, Number(step));
  }
}

/** Finds the input of a field, or of what holds it. @returns its length among the steps of the path */
function findInput(form: ParentNode, steps: readonly string[]): { input: HTMLElement; length: number } | null {
  for (let length = steps.length; length > 0; length -= 1) {
    const named = findNamed(form, steps.slice(0, length).join('.'));
    const input = named?.matches(inputs)
      ? named
      : (named?.querySelector<HTMLElement>(written) ?? named?.querySelector<HTMLElement>(inputs));
    if (input) return { input, length };
  }
  return null;
}

/**
 * Moves the focus to a field of the form and scrolls it into view; in a text to the block. Lists on the way are opened.
 */
export function focusField(form: ParentNode, path: FieldPath): void {
  const steps = path.split('.');
  const focus = (isLast: boolean): boolean => {
    const match = findInput(form, steps);
    if (!match || (!isLast && match.length < steps.length && !match.input.matches(written))) return false;
    match.input.scrollIntoView({ block: 'center' });
    match.input.focus({ preventScroll: true });
    selectBlock(match.input, steps[match.length]);
    return true;
  };
  if (focus(false)) return;
  openItems(form, steps);
  // The fields of an item come with the next frames; then, what holds the field has to do.
  window.setTimeout(() => focus(true), openingMs);
}
