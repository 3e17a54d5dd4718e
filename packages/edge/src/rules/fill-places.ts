import type { Marked } from '@ochiq/contract/search';
import { defaultTreeAdapter, html as known, parse, serialize, serializeOuter } from 'parse5';

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

/** What stands in the page beside its text: its title, or a place, as it was built. */
type Hole = { kind: 'title' | 'place'; element: Element };

/** A page read once, to be filled again and again: its text as it is sent, and the elements between that are filled. */
export type PreparedPage = readonly (string | Hole)[];

/** Stands for a hole in the page's text. No page that was parsed holds a NUL. */
const mark = (index: number): string => `\0${index}\0`;
const marks = /\0(\d+)\0/u;

function takeOut(parent: ParentNode, holes: Hole[], isHead: boolean): void {
  parent.childNodes = parent.childNodes.map((child): ChildNode => {
    if (!isElement(child)) return child;
    const isTitle = isHead && child.tagName === 'title';
    if (isTitle || get(child, 'data-place') !== undefined) {
      holes.push({ kind: isTitle ? 'title' : 'place', element: child });
      return { nodeName: '#text', parentNode: parent, value: mark(holes.length - 1) };
    }
    takeOut(child, holes, isHead && ['html', 'head'].includes(child.tagName));
    keepFirstLine(child);
    return child;
  });
}

/** Reads a page of the release; parsing and writing all of it takes longer than everything else that filling does. */
export function preparePage(html: string): PreparedPage {
  const document = parse(html);
  const holes: Hole[] = [];
  takeOut(document, holes, true);
  // Split at marks, every second part is the number of one.
  return serialize(document)
    .split(marks)
    .map((part, index) => (index % 2 === 0 ? part : (holes[Number(part)] ?? '')));
}

/**
 * A page of the release with its places filled, and everything else as it was, its scripts included: React keeps out
 * of the places. All that is filled in is text, or a path of the site.
 * @param title of the page, made from the one it was built with
 */
export function fillPlaces(page: PreparedPage, filling: PlaceFilling, title: (built: string) => string): string {
  return page
    .map((part) => {
      if (typeof part === 'string') return part;
      const element = copyOf(part.element);
      if (part.kind === 'title') setText(element, holdable(title(textOf(element))));
      else filled(element, filling);
      keepFirstLine(element);
      return serializeOuter(element);
    })
    .join('');
}
