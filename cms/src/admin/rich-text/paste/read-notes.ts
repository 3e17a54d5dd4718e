import { readStyle } from './read-style.ts';

/** The text of each note of a page, by the name that the sign in the text leads to. */
export type Notes = ReadonlyMap<string, Element>;

const normalizeName = (href: string): string => decodeURIComponent(href.replace(/^#/u, ''));

/** How programs call notes: Word, LibreOffice, Google Docs; with how they call the sign in the text. */
const noteNames = /^_?(?:ftn|edn)\d+$|^sd(?:foot|end)note\d+sym$|^ftnt\d+$/u;
const signNames = /^_?(?:ftn|edn)ref\d+$|^sd(?:foot|end)note\d+anc$|^ftnt_ref\d+$/u;

/** Returns the name of the note that an element is the sign of, in the text; `null` for any other. */
export function readNoteSign(element: Element): string | null {
  if (element.tagName !== 'A') return null;
  const name = normalizeName(element.getAttribute('href') ?? '');
  return noteNames.test(name) ? name : null;
}

/** Tells whether an element is the sign at the beginning of a note, which leads back to the text. */
export const isSignOfNote = (element: Element): boolean =>
  element.tagName === 'A' && signNames.test(normalizeName(element.getAttribute('href') ?? ''));

/** Finds the notes of a page. Their elements are taken out of it, for they are no part of the text. */
export function takeNotes(root: Element): Notes {
  const notes = new Map<string, Element>();
  for (const link of Array.from(root.querySelectorAll('a[href]'))) {
    if (!isSignOfNote(link)) continue;
    const name = link.getAttribute('name') ?? link.getAttribute('id') ?? '';
    const around = link.closest('div[id], [style*="mso-element:footnote"], [style*="mso-element:endnote"]') ?? link.closest('p, li');
    if (!around || !noteNames.test(name)) continue;
    link.remove();
    notes.set(name, around);
  }
  for (const element of notes.values()) element.remove();
  for (const list of Array.from(root.querySelectorAll('div')))
    if (/^(?:footnote|endnote)-list$/u.test(readStyle(list, 'mso-element'))) list.remove();
  return notes;
}
