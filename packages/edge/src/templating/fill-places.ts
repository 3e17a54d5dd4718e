import type { MarkedText } from '@ochiq/contract/search/search';
import { defaultTreeAdapter, html as known, parse, serialize, serializeOuter } from 'parse5';

import {
  selectOption,
  cloneElement,
  getAttribute,
  normalizeHtmlText,
  isElement,
  keepLeadingNewline,
  removeAttribute,
  setAttribute,
  setText,
  getTextContent,
  setFormattedText,
} from './html-tree.ts';
import type { ChildNode, Element, ParentNode } from './html-tree.ts';

/** Values for the places of a page: conditions, slots, links, and lists. */
export type PlaceFilling = {
  facts: ReadonlySet<string>;
  slots: ReadonlyMap<string, string | MarkedText>;
  addresses: ReadonlyMap<string, string>;
  lists?: ReadonlyMap<string, readonly PlaceFilling[]>;
};

/** Returns whether an address is a path of this host: no scheme, no other host. */
const isPath = (address: string): boolean => /^\/(?![/\\])/u.test(address);

function writeMarked(element: Element, parts: MarkedText): void {
  element.childNodes = [];
  for (const { text, isMatch } of parts) {
    const into = isMatch ? defaultTreeAdapter.createElement('mark', known.NS.HTML, []) : element;
    if (isMatch) defaultTreeAdapter.appendChild(element, into);
    defaultTreeAdapter.insertText(into, normalizeHtmlText(text));
  }
}

function writeValue(element: Element, value: string): void {
  if (element.tagName === 'input') setAttribute(element, 'value', normalizeHtmlText(value));
  else if (element.tagName === 'select') selectOption(element, value);
  else setFormattedText(element, value);
}

function fillElement(element: Element, { facts, slots, addresses }: PlaceFilling): void {
  removeAttribute(element, 'hidden');
  const value = slots.get(getAttribute(element, 'data-slot') ?? '');
  if (typeof value === 'string') writeValue(element, value);
  else if (value) writeMarked(element, value);
  const address = addresses.get(getAttribute(element, 'data-href') ?? '');
  if (address !== undefined && isPath(address)) setAttribute(element, 'href', address);
  if (facts.has(getAttribute(element, 'data-current') ?? '')) setAttribute(element, 'aria-current', 'page');
}

const isRetained = (element: Element, { facts }: PlaceFilling): boolean =>
  getAttribute(element, 'data-when')
    ?.split(/\s+/u)
    .some((fact) => facts.has(fact)) ?? true;

/** Fills an element of a place: returns none, itself, or one for each item of its list. */
function fillNode(element: Element, filling: PlaceFilling): Element[] {
  const list = getAttribute(element, 'data-each');
  if (list !== undefined) {
    return (filling.lists?.get(list) ?? []).flatMap((item) => {
      const copy = cloneElement(element);
      removeAttribute(copy, 'data-each');
      return fillNode(copy, item);
    });
  }
  if (!isRetained(element, filling)) return [];
  fillElement(element, filling);
  element.childNodes = element.childNodes.flatMap((child): ChildNode[] => (isElement(child) ? fillNode(child, filling) : [child]));
  return [element];
}

/** A part of the page that is filled: its title, or a place, as it was built. */
type Placeholder = { kind: 'title' | 'place'; element: Element };

/** A page that is parsed once and filled many times: its serialized text, and the elements to fill. */
export type PreparedPage = readonly (string | Placeholder)[];

/** Returns the marker of a placeholder in the page's text. A parsed page never contains NUL. */
const formatPlaceholder = (index: number): string => `\0${index}\0`;
const placeholderPattern = /\0(\d+)\0/u;

function extractHoles(parent: ParentNode, placeholders: Placeholder[], isHead: boolean): void {
  parent.childNodes = parent.childNodes.map((child): ChildNode => {
    if (!isElement(child)) return child;
    const isTitle = isHead && child.tagName === 'title';
    if (isTitle || getAttribute(child, 'data-place') !== undefined) {
      placeholders.push({ kind: isTitle ? 'title' : 'place', element: child });
      return { nodeName: '#text', parentNode: parent, value: formatPlaceholder(placeholders.length - 1) };
    }
    extractHoles(child, placeholders, isHead && ['html', 'head'].includes(child.tagName));
    keepLeadingNewline(child);
    return child;
  });
}

/** Parses a page of the release; parsing and serializing it takes longer than filling. */
export function preparePage(html: string): PreparedPage {
  const document = parse(html);
  const placeholders: Placeholder[] = [];
  extractHoles(document, placeholders, true);
  // Split at markers, every second part is the index of a placeholder.
  return serialize(document)
    .split(placeholderPattern)
    .map((part, index) => (index % 2 === 0 ? part : (placeholders[Number(part)] ?? '')));
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
      const element = cloneElement(part.element);
      if (part.kind === 'title') setText(element, normalizeHtmlText(title(getTextContent(element))));
      else fillNode(element, filling);
      keepLeadingNewline(element);
      return serializeOuter(element);
    })
    .join('');
}
