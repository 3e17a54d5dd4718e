import { missingBrackets } from '../../content/preview/typed-preview.ts';
import type { FieldFinder } from './field-texts.ts';

/** Where a part of the page has the path of its field. */
export const pathAttribute = 'data-ochiq-path';

/** What on a page may be the text of a field. */
const parts = 'h1,h2,h3,h4,h5,h6,p,li,dt,dd,th,td,figcaption,caption,blockquote,address,summary,time,img,a';

const style = `
[${pathAttribute}] { cursor: pointer }
[${pathAttribute}]:hover, [${pathAttribute}]:focus { outline: 3px solid #4945ff; outline-offset: 2px }
mark.ochiq-missing { background: #fff3cd; color: #5a3e00; outline: 2px dashed #b26a00; padding: 0 .25em }`;

const [open, close] = missingBrackets;
const missing = new RegExp(`${open}([^${close}]*)${close}`, 'u');

/** Marks what is missing: the words in brackets. */
function markMissing(page: Document): void {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (missing.test(walker.currentNode.nodeValue ?? '')) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const [before = '', words = '', after = ''] = (text.nodeValue ?? '').split(missing);
    const mark = page.createElement('mark');
    mark.className = 'ochiq-missing';
    mark.textContent = words;
    text.replaceWith(before, mark, after);
  }
}

/** Finds the field of a part of the page by its text, the day of a `time`, or the file of a picture. */
function findPath(part: Element, { findText, findFile }: FieldFinder): string | null {
  if (part.tagName === 'IMG') return findFile(part.getAttribute('src') ?? '');
  const day = part.tagName === 'TIME' ? part.getAttribute('datetime') : null;
  return (day === null ? null : findText(day)) ?? findText(part.textContent);
}

export type PageOptions = {
  /** Where its styles, pictures and fonts come from. */
  origin: string;
  theme: 'light' | 'dark';
  finder: FieldFinder;
};

/**
 * Prepares a page of the publisher for the frame: its addresses lead to the publisher, missing values are marked, parts
 * know their field, and one stop of the Tab key leads into it.
 */
export function decoratePage(html: string, { origin, theme, finder }: PageOptions): Document {
  const page = new DOMParser().parseFromString(html, 'text/html');
  page.documentElement.dataset['theme'] = theme;
  const base = page.querySelector('base') ?? page.head.insertBefore(page.createElement('base'), page.head.firstChild);
  base.href = `${origin}/`;
  page.head.append(Object.assign(page.createElement('style'), { textContent: style }));
  markMissing(page);
  for (const link of page.querySelectorAll('a, button, input, select, textarea, summary, [tabindex]')) link.setAttribute('tabindex', '-1');
  const main = page.querySelector('main') ?? page.body;
  const known = [...main.querySelectorAll(parts)].filter((part) => {
    const path = findPath(part, finder);
    if (path === null) return false;
    part.setAttribute(pathAttribute, path);
    part.setAttribute('tabindex', '-1');
    return true;
  });
  known[0]?.setAttribute('tabindex', '0');
  return page;
}
