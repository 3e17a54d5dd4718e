import { pathAttribute } from './decorate-page.ts';
import type { FieldPath } from './field-texts.ts';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

const findPart = (target: EventTarget | null): Element | null =>
  target !== null && 'closest' in target ? (target as Element).closest(`[${pathAttribute}]`) : null;

/** Moves the focus among the parts of the page that have a field. */
function moveFocus(page: Document, from: Element | null, step: number): void {
  const parts = [...page.querySelectorAll<HTMLElement>(`[${pathAttribute}]`)];
  const place = from ? parts.indexOf(from as HTMLElement) + step : 0;
  const next = parts[Math.min(Math.max(place, 0), parts.length - 1)];
  for (const part of parts) part.tabIndex = part === next ? 0 : -1;
  next?.focus();
}

/**
 * Listens for clicks and keys in the page of the frame: a part that is chosen leads to its field, links lead nowhere.
 * @param pick called with the path of the field
 */
export function listenInPage(page: Document, pick: (path: FieldPath) => void): void {
  page.addEventListener('click', (event) => {
    event.preventDefault();
    const path = findPart(event.target)?.getAttribute(pathAttribute);
    if (path) pick(path);
  });
  page.addEventListener('keydown', (event) => {
    const part = findPart(event.target);
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      moveFocus(page, part, step);
    }
    const path = part?.getAttribute(pathAttribute);
    if (event.key !== 'Enter' || !path) return;
    event.preventDefault();
    pick(path);
  });
}
