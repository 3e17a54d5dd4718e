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
 * Focuses a field, in a text the block.
 * @param takesHolder whether what holds a field will do where the field is not shown
 * @returns whether something was focused
 */
function focusShown(form: ParentNode, steps: readonly string[], takesHolder: boolean): boolean {
  const match = findInput(form, steps);
  if (!match || (!takesHolder && match.length < steps.length && !match.input.matches(written))) return false;
  match.input.scrollIntoView({ block: 'center' });
  match.input.focus({ preventScroll: true });
  selectBlock(match.input, steps[match.length]);
  return true;
}

/**
 * Moves the focus to a field of the form and scrolls it into view; in a text to the block. Lists on the way are opened.
 */
export function focusField(form: ParentNode, path: FieldPath): void {
  const steps = path.split('.');
  if (focusShown(form, steps, false)) return;
  openItems(form, steps);
  // The fields of an item come with the next frames; then, what holds the field has to do.
  window.setTimeout(() => focusShown(form, steps, true), openingMs);
}

/**
 * In milliseconds: how often a field is looked for in a form that is loading, for how long, how long its list may take to
 * open, and how long the form may take to render once more after the field was focused.
 */
const [lookMs, longestLoadMs, longestOpeningMs, settleMs] = [100, 60_000, 3000, 2000];

/**
 * Focuses a field as soon as the form shows it, and again where the form renders it once more and loses the focus. A person who
 * presses a key or a button first is left where they are.
 * @returns ends the wait
 */
export function focusFieldOnceShown(form: Document, path: FieldPath): () => void {
  const steps = path.split('.');
  const [name = ''] = steps;
  const startedAt = Date.now();
  let shownAt: number | null = null;
  let focusedAt: number | null = null;
  const look = () => {
    const hasNoFocus = form.activeElement === null || form.activeElement === form.body;
    if (focusedAt !== null && Date.now() - focusedAt > settleMs) end();
    else if (focusedAt !== null && !hasNoFocus) return;
    else if (findInput(form, [name]) !== null || form.querySelector(`[${labelAttribute}="${name}"]`) !== null) {
      shownAt ??= Date.now();
      if (focusShown(form, steps, Date.now() - shownAt > longestOpeningMs)) focusedAt ??= Date.now();
      else openItems(form, steps);
    }
    if (Date.now() - startedAt > longestLoadMs) end();
  };
  const timer = window.setInterval(look, lookMs);
  const end = () => {
    window.clearInterval(timer);
    form.removeEventListener('keydown', end, true);
    form.removeEventListener('pointerdown', end, true);
  };
  form.addEventListener('keydown', end, true);
  form.addEventListener('pointerdown', end, true);
  return end;
}
