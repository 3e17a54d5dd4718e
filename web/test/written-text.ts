import { parse, NodeType, HTMLElement, type Node } from 'node-html-parser';

import { brackets } from '../src/i18n/to-pseudo-message';

/** Of a page, as it is printed: no word. */
const address = /https?:\/\/\S+/gu;

const spoken = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder'];
const message = new RegExp(`${brackets.open}[^${brackets.open}${brackets.close}]*${brackets.close}`, 'u');

/** What a text says apart from messages, also where one is said inside another. */
function outsideMessages(text: string): string {
  const shorter = text.replace(message, ' ');
  return shorter === text ? text : outsideMessages(shorter);
}

function textsOf(node: Node): string[] {
  if (node.nodeType === NodeType.TEXT_NODE) return [node.text];
  if (!(node instanceof HTMLElement) || ['SCRIPT', 'STYLE'].includes(node.tagName)) return [];
  // A drawing breaks its lines itself, and a place that the edge fills stands inside its message.
  if (node.tagName === 'TEXT' || node.children.some((child) => child.hasAttribute('data-slot'))) {
    return [node.childNodes.flatMap(textsOf).join(' ')];
  }
  const attributeTexts = spoken.flatMap((name) => node.getAttribute(name) ?? []);
  return [...attributeTexts, ...node.childNodes.flatMap(textsOf)];
}

/** Every text in a value, however deep. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

const plain = (text: string) => text.replace(/\s+/gu, ' ').trim();

/**
 * Returns the texts of a pseudolocalized page that are neither messages nor content: they are hard-coded in a
 * component.
 */
export function writtenIn(html: string, content: readonly string[]): string[] {
  const known = [...new Set(content.map(plain))].filter(Boolean).sort((a, b) => b.length - a.length);
  const fullText = known.join('\n');
  return textsOf(parse(html, { blockTextElements: {} }))
    .map((text) => plain(outsideMessages(text).replace(address, ' ')))
    .filter((text) => {
      if (!/\p{L}/u.test(text) || fullText.includes(text)) return false;
      const left = known.filter((part) => part.length > 1).reduce((rest, part) => rest.replaceAll(part, ' '), text);
      return /\p{L}/u.test(left);
    });
}
