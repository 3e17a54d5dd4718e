import type { Marked } from '@ochiq/contract/search';
import { defaultTreeAdapter, html as known, parse, serialize, serializeOuter } from 'parse5';

import { choose, copyOf, get, holdable, isElement, keepFirstLine, remove, set, setText, textOf, write } from './html-tree.ts';
import type { ChildNode, Element, ParentNode } from './html-tree.ts';

/** Values for the places of a page: conditions, slots, links, and lists. */
export type PlaceFilling = {
  facts: ReadonlySet<string>;
  slots: ReadonlyMap<string, string | Marked>;
  addresses: ReadonlyMap<string, string>;
  lists?: ReadonlyMap<string, readonly PlaceFilling[]>;
};

/** Returns whether an address is a path of this host: no scheme, no other host. */
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

/** Fills an element of a place: returns none, itself, or one for each item of its list. */
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

/** A part of the page that is filled: its title, or a place, as it was built. */
type Hole = { kind: 'title' | 'place'; element: Element };

/** A page that is parsed once and filled many times: its serialized text, and the elements to fill. */
export type PreparedPage = readonly (string | Hole)[];

/** Returns the marker of a placeholder in the page's text. A parsed page never contains NUL. */
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

/** Parses a page of the release; parsing and serializing it takes longer than filling. */
export function preparePage(html: string): PreparedPage {
  const document = parse(html);
  const holes: Hole[] = [];
  takeOut(document, holes, true);
  // Split at markers, every second part is the index of a placeholder.
  return serialize(document)
    .split(marks)
    .map((part, index) => (index % 2 === 0 ? part : (holes[Number(part)] ?? '')));
}

/**
 * Fills the places of a page and leaves the rest unchanged, scripts included: React does not touch places. All values
 * are text, or a path of the site.
 * @param title returns the title, given the built one
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
