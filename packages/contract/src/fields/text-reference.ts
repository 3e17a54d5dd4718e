import { parseMenuTarget, type MenuTarget } from './menu-target.ts';
import { isSafeUrl } from './safe-url.ts';

/** An entry that a link in a text leads to, wherever the entry is: it follows a move and a new name. */
export type TextReference = Extract<MenuTarget, { kind: 'page' | 'entry' }>;

/**
 * Reads the entry that a link in a text leads to, in the form of a menu's targets (`formatEntryTarget`); `null` for an
 * address.
 */
export function parseTextReference(url: string): TextReference | null {
  const target = parseMenuTarget(url);
  return target?.kind === 'page' || target?.kind === 'entry' ? target : null;
}

/** Returns whether a link in a text may have this `url`: a safe address, or a reference to an entry. */
export const isTextLink = (url: string): boolean => isSafeUrl(url) || parseTextReference(url) !== null;
