import { parse, serialize, type DefaultTreeAdapterTypes } from 'parse5';

import type { TemplateConditions, TemplateLists } from './form-facts.ts';
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
  toggleAttribute,
  setFormattedText,
} from './html-tree.ts';
import type { ChildNode, Element, ParentNode } from './html-tree.ts';

export type PageFilling = TemplateConditions &
  TemplateLists & {
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
  if (getAttribute(node, 'type')?.trim().toLowerCase() === 'application/ld+json') return false;
  return nodeName !== 'head' || getAttribute(node, 'src') !== undefined;
}

function getScope(element: Element, { name }: PageFilling, around: Scope): Scope {
  if (element.tagName !== 'form' || around === 'nothing') return around;
  const action = getAttribute(element, 'action')?.split(/[?#]/u)[0];
  return action === undefined || action === '' || action.endsWith(`/forms/${name}`) ? 'form' : 'nothing';
}

const untyped: ReadonlySet<string> = new Set(['password', 'file', 'submit', 'button', 'reset', 'image']);

function fillInput(element: Element, value: string): void {
  const type = getAttribute(element, 'type')?.toLowerCase() ?? 'text';
  if (untyped.has(type)) return;
  if (type === 'checkbox' || type === 'radio') toggleAttribute(element, 'checked', (getAttribute(element, 'value') ?? 'on') === value);
  else setAttribute(element, 'value', normalizeHtmlText(value));
}

function fillControl(element: Element, { values, facts }: PageFilling): void {
  const name = getAttribute(element, 'name');
  if (name === undefined || !['input', 'textarea', 'select'].includes(element.tagName)) return;
  if (facts.has(`problem:${name}`)) setAttribute(element, 'aria-invalid', 'true');
  const value = values.get(name);
  if (value === undefined) return;
  if (element.tagName === 'input') fillInput(element, value);
  else if (element.tagName === 'textarea') setText(element, normalizeHtmlText(value));
  else selectOption(element, value);
}

function fillElement(element: Element, filling: PageFilling, scope: Scope): void {
  const when = getAttribute(element, 'data-when')?.split(/\s+/u) ?? [];
  if (when.some((fact) => filling.facts.has(fact))) {
    removeAttribute(element, 'hidden');
    // Browsers focus it on load; an HTML page has at most one such element.
    if (getAttribute(element, 'data-focus') !== undefined) setAttribute(element, 'autofocus', '');
  }
  if (filling.facts.has(getAttribute(element, 'data-unless') ?? '')) setAttribute(element, 'hidden', '');
  const address = filling.slots.get(getAttribute(element, 'data-href') ?? '');
  if (address !== undefined) setAttribute(element, 'href', address);
  const slot = filling.slots.get(getAttribute(element, 'data-slot') ?? '');
  if (slot !== undefined) setFormattedText(element, slot);
  if (scope === 'form') fillControl(element, filling);
}

const noValues: ReadonlyMap<string, string> = new Map();

/**
 * Repeats an element for each item of its list, filled with the item's values; the element itself where it has no list.
 */
function expandList(element: Element, filling: PageFilling, around: Scope): Element[] {
  const items = around === 'nothing' ? undefined : filling.lists?.get(getAttribute(element, 'data-each') ?? '');
  if (!items) return [visitElement(element, filling, around)];
  return items.map((item) => {
    const copy = cloneElement(element);
    removeAttribute(copy, 'hidden');
    return visitElement(copy, { ...item, name: filling.name, values: noValues }, around);
  });
}

function visitElement(element: Element, filling: PageFilling, around: Scope): Element {
  const scope = getScope(element, filling, around);
  if (scope !== 'nothing') fillElement(element, filling, scope);
  visit(element, filling, scope);
  keepLeadingNewline(element);
  if (isTemplate(element)) visit(element.content, filling, 'nothing');
  return element;
}

function visit(parent: ParentNode, filling: PageFilling, around: Scope): void {
  parent.childNodes = parent.childNodes
    .filter((child) => !isScript(child, parent))
    .flatMap((child): ChildNode[] => (isElement(child) ? expandList(child, filling, around) : [child]));
}

/** Fills a page of the release for one reader: reveals sentences, fills slots and fields, removes scripts. */
export function fillPage(html: string, filling: PageFilling): string {
  const document = parse(html);
  visit(document, filling, 'page');
  return serialize(document);
}
