import type { Marked } from '@ochiq/contract/search';
import { defaultTreeAdapter, html as known, parse, serialize } from 'parse5';

import { choose, copyOf, get, holdable, isElement, keepFirstLine, remove, set, setText, textOf, write } from './html-tree.ts';
import type { ChildNode, Element, ParentNode } from './html-tree.ts';

/** What a page's places are filled with: what stays, what is written, where links lead, what is there several times. */
export type PlaceFilling = {
  facts: ReadonlySet<string>;
  slots: ReadonlyMap<string, string | Marked>;
  addresses: ReadonlyMap<string, string>;
  lists?: ReadonlyMap<string, readonly PlaceFilling[]>;
};

/** Nothing but a path of the host itself: no scheme, no other host. */
const isPath = (address: string): boolean => /^\/(?![/\\])/u.test(address);

function writeMarked(element: Element, parts: Marked): void {
  element.childNodes = [];
  for (const { text, isMatch } of parts) {
    const into = isMatch ? defaultTreeAdapter.createElement('mark', known.NS.HTML, []) : element;
    if (isMatch) defaultTreeAdapter.appendChild(element, into);
    defaultTreeAdapter.insertText(into, holdable(text));
  }
}

function writeValue(element: Element, value: string): void {
  if (element.tagName === 'input') set(element, 'value', holdable(value));
  else if (element.tagName === 'select') choose(element, value);
  else write(element, value);
}

function fillElement(element: Element, { facts, slots, addresses }: PlaceFilling): void {
  remove(element, 'hidden');
  const value = slots.get(get(element, 'data-slot') ?? '');
  if (typeof value === 'string') writeValue(element, value);
  else if (value) writeMarked(element, value);
  const address = addresses.get(get(element, 'data-href') ?? '');
  if (address !== undefined && isPath(address)) set(element, 'href', address);
  if (facts.has(get(element, 'data-current') ?? '')) set(element, 'aria-current', 'page');
}

const stays = (element: Element, { facts }: PlaceFilling): boolean =>
  get(element, 'data-when')
    ?.split(/\s+/u)
    .some((fact) => facts.has(fact)) ?? true;

/** What becomes of an element in a place: nothing, itself, or as many as its list has items. */
function filled(element: Element, filling: PlaceFilling): Element[] {
  const list = get(element, 'data-each');
  if (list !== undefined) {
    return (filling.lists?.get(list) ?? []).flatMap((item) => {
      const copy = copyOf(element);
      remove(copy, 'data-each');
      return filled(copy, item);
    });
  }
  if (!stays(element, filling)) return [];
  fillElement(element, filling);
  element.childNodes = element.childNodes.flatMap((child): ChildNode[] => (isElement(child) ? filled(child, filling) : [child]));
  return [element];
}

function visit(parent: ParentNode, filling: PlaceFilling): void {
  for (const child of parent.childNodes.filter(isElement)) {
    if (get(child, 'data-place') === undefined) visit(child, filling);
    else filled(child, filling);
    keepFirstLine(child);
  }
}

function retitle(parent: ParentNode, title: (built: string) => string): void {
  for (const child of parent.childNodes.filter(isElement)) {
    if (child.tagName === 'title') setText(child, holdable(title(textOf(child))));
    else if (['html', 'head'].includes(child.tagName)) retitle(child, title);
  }
}

/**
 * A page of the release with its places filled, and everything else as it was, its scripts included: React keeps out
 * of the places. All that is filled in is text, or a path of the site.
 * @param title of the page, made from the one it was built with
 */
export function fillPlaces(html: string, filling: PlaceFilling, title: (built: string) => string): string {
  const document = parse(html);
  retitle(document, title);
  visit(document, filling);
  return serialize(document);
}
