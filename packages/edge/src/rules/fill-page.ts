import { parse, serialize, type DefaultTreeAdapterTypes } from 'parse5';

import type { PageFacts, PageLists } from './form-facts.ts';
import { choose, copyOf, get, holdable, isElement, keepFirstLine, remove, set, setText, toggle, write } from './html-tree.ts';
import type { ChildNode, Element, ParentNode } from './html-tree.ts';

export type Filling = PageFacts &
  PageLists & {
    /** The form of the page: other forms on it are left alone. */
    name: string;
    /** Typed values by field; other fields keep the value of the page. */
    values: ReadonlyMap<string, string>;
  };

/** What may be filled here: nothing in another form, no values outside of the form. */
type Scope = 'page' | 'form' | 'nothing';

const isTemplate = (element: Element): element is DefaultTreeAdapterTypes.Template => 'content' in element;

/**
 * Returns whether a node is a script to remove: a page that was filled for one reader must not be hydrated. JSON-LD is
 * no script, and inline scripts of the head only set how the page is displayed.
 */
function isScript(node: ChildNode, { nodeName }: ParentNode): boolean {
  if (!isElement(node) || node.tagName !== 'script') return false;
  if (get(node, 'type')?.trim().toLowerCase() === 'application/ld+json') return false;
  return nodeName !== 'head' || get(node, 'src') !== undefined;
}

function scopeOf(element: Element, { name }: Filling, around: Scope): Scope {
  if (element.tagName !== 'form' || around === 'nothing') return around;
  const action = get(element, 'action')?.split(/[?#]/u)[0];
  return action === undefined || action === '' || action.endsWith(`/forms/${name}`) ? 'form' : 'nothing';
}

const untyped: ReadonlySet<string> = new Set(['password', 'file', 'submit', 'button', 'reset', 'image']);

function fillInput(element: Element, value: string): void {
  const type = get(element, 'type')?.toLowerCase() ?? 'text';
  if (untyped.has(type)) return;
  if (type === 'checkbox' || type === 'radio') toggle(element, 'checked', (get(element, 'value') ?? 'on') === value);
  else set(element, 'value', holdable(value));
}

function fillControl(element: Element, { values, facts }: Filling): void {
  const name = get(element, 'name');
  if (name === undefined || !['input', 'textarea', 'select'].includes(element.tagName)) return;
  if (facts.has(`problem:${name}`)) set(element, 'aria-invalid', 'true');
  const value = values.get(name);
  if (value === undefined) return;
  if (element.tagName === 'input') fillInput(element, value);
  else if (element.tagName === 'textarea') setText(element, holdable(value));
  else choose(element, value);
}

function fillElement(element: Element, filling: Filling, scope: Scope): void {
  const when = get(element, 'data-when')?.split(/\s+/u) ?? [];
  if (when.some((fact) => filling.facts.has(fact))) {
    remove(element, 'hidden');
    // Browsers focus it on load; an HTML page has at most one such element.
    if (get(element, 'data-focus') !== undefined) set(element, 'autofocus', '');
  }
  if (filling.facts.has(get(element, 'data-unless') ?? '')) set(element, 'hidden', '');
  const address = filling.slots.get(get(element, 'data-href') ?? '');
  if (address !== undefined) set(element, 'href', address);
  const slot = filling.slots.get(get(element, 'data-slot') ?? '');
  if (slot !== undefined) write(element, slot);
  if (scope === 'form') fillControl(element, filling);
}

const untouched: ReadonlyMap<string, string> = new Map();

/**
 * Repeats an element for each item of its list, filled with the item's values; the element itself where it has no list.
 */
function unfold(element: Element, filling: Filling, around: Scope): Element[] {
  const items = around === 'nothing' ? undefined : filling.lists?.get(get(element, 'data-each') ?? '');
  if (!items) return [visitElement(element, filling, around)];
  return items.map((item) => {
    const copy = copyOf(element);
    remove(copy, 'hidden');
    return visitElement(copy, { ...item, name: filling.name, values: untouched }, around);
  });
}

function visitElement(element: Element, filling: Filling, around: Scope): Element {
  const scope = scopeOf(element, filling, around);
  if (scope !== 'nothing') fillElement(element, filling, scope);
  visit(element, filling, scope);
  keepFirstLine(element);
  if (isTemplate(element)) visit(element.content, filling, 'nothing');
  return element;
}

function visit(parent: ParentNode, filling: Filling, around: Scope): void {
  parent.childNodes = parent.childNodes
    .filter((child) => !isScript(child, parent))
    .flatMap((child): ChildNode[] => (isElement(child) ? unfold(child, filling, around) : [child]));
}

/** Fills a page of the release for one reader: reveals sentences, fills slots and fields, removes scripts. */
export function fillPage(html: string, filling: Filling): string {
  const document = parse(html);
  visit(document, filling, 'page');
  return serialize(document);
}
