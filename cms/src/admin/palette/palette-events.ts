const requests = new EventTarget();
const openEvent = 'open';

/** Opens the search, from any part of the panel. */
export const openPalette = (): void => void requests.dispatchEvent(new Event(openEvent));

/** Calls back whenever the search is to be opened. @returns a function that ends it */
export function subscribeToPalette(open: () => void): () => void {
  requests.addEventListener(openEvent, open);
  return () => requests.removeEventListener(openEvent, open);
}

/** Returns whether this is a Mac, whose command key is Ctrl elsewhere. */
const isMac = () => /Mac|iPhone|iPad/u.test(navigator.userAgent);

/** The keys that open the search, as their labels say. */
export const getPaletteKeys = (): string => (isMac() ? '⌘K' : 'Ctrl+K');

type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented' | 'target'>;

/**
 * Returns whether keys ask for the search. In a text they insert a link; over a dialog they do nothing. The key is taken by its
 * place: in a Cyrillic layout it is another letter.
 */
export function isPaletteKey(event: Keys, page: Document): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, key, code, target, defaultPrevented } = event;
  if (defaultPrevented || altKey || shiftKey || ctrlKey === metaKey) return false;
  if (code !== 'KeyK' && key.toLowerCase() !== 'k') return false;
  if (target instanceof Element && target.closest('[contenteditable="true"]')) return false;
  return page.querySelector('[role="dialog"], [role="alertdialog"]') === null;
}
