import { html as words, type DefaultTreeAdapterTypes } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type ParentNode = DefaultTreeAdapterTypes.ParentNode;
export type ChildNode = DefaultTreeAdapterTypes.ChildNode;

export const isElement = (node: ChildNode): node is Element => 'tagName' in node;

export const getAttribute = ({ attrs }: Element, name: string): string | undefined => attrs.find((attr) => attr.name === name)?.value;

export function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((attr) => attr.name !== name);
}

export function setAttribute(element: Element, name: string, value: string): void {
  const attr = element.attrs.find((one) => one.name === name);
  if (attr) attr.value = value;
  else element.attrs.push({ name, value });
}

export const toggleAttribute = (element: Element, name: string, on: boolean): void =>
  on ? setAttribute(element, name, '') : removeAttribute(element, name);

export function getTextContent(node: ParentNode): string {
  return node.childNodes.map((child) => (isElement(child) ? getTextContent(child) : 'value' in child ? child.value : '')).join('');
}

export function setText(element: Element, value: string): void {
  element.childNodes = value === '' ? [] : [{ nodeName: '#text', parentNode: element, value }];
}

/** Normalizes a value for HTML: NUL and carriage returns do not survive parsing. */
export const normalizeHtmlText = (value: string): string => value.replace(/\r\n?/gu, '\n').replaceAll('\0', '');

/** Selects the option with a value, and no other. */
export function selectOption(parent: ParentNode, value: string): void {
  for (const element of parent.childNodes.filter(isElement)) {
    if (element.tagName === 'option')
      toggleAttribute(element, 'selected', (getAttribute(element, 'value') ?? getTextContent(element).trim()) === value);
    else selectOption(element, value);
  }
}

const isoDay = /^(\d{4})-(\d\d)-(\d\d)$/u;

/** Sets a value as text; a date in a `time` in the format that people read. */
export function setFormattedText(element: Element, value: string): void {
  const day = element.tagName === 'time' ? isoDay.exec(value) : null;
  if (day) setAttribute(element, 'datetime', value);
  setText(element, day ? `${day[3] ?? ''}.${day[2] ?? ''}.${day[1] ?? ''}` : normalizeHtmlText(value));
}

/** Doubles the first line break where parsers would drop it; not within SVG or MathML. */
export function keepLeadingNewline({ tagName, namespaceURI, childNodes: [first] }: Element): void {
  if (namespaceURI !== words.NS.HTML) return;
  if (['pre', 'textarea', 'listing'].includes(tagName) && first && 'value' in first && first.value.startsWith('\n'))
    first.value = `\n${first.value}`;
}

export function cloneElement(element: Element): Element {
  const copy: Element = { ...element, attrs: element.attrs.map((attr) => ({ ...attr })) };
  copy.childNodes = element.childNodes.map((child) => ({ ...(isElement(child) ? cloneElement(child) : child), parentNode: copy }));
  return copy;
}
