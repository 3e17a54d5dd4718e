import { createHash } from 'node:crypto';

import { copyText } from './copy-text.ts';

const rawElement = /<(?<name>script|style)\b(?<attributes>[^>]*)>/giu;
const endTags = { script: /<\/script>/giu, style: /<\/style>/giu } as const;
const dataBlock = /\btype="application\/(?:ld\+)?json"/iu;

/** An inline script or style, from its start tag to the end of its end tag. */
type RawElement = { name: 'script' | 'style'; attributes: string; body: string; start: number; end: number };

function listRawElements(html: string): RawElement[] {
  const elements: RawElement[] = [];
  rawElement.lastIndex = 0;
  for (let match = rawElement.exec(html); match; match = rawElement.exec(html)) {
    const name = match.groups?.['name']?.toLowerCase() === 'style' ? 'style' : 'script';
    const endTag = endTags[name];
    endTag.lastIndex = rawElement.lastIndex;
    const last = endTag.exec(html);
    if (!last) break;
    const body = html.slice(rawElement.lastIndex, last.index);
    elements.push({ name, attributes: match.groups?.['attributes'] ?? '', body, start: match.index, end: endTag.lastIndex });
    rawElement.lastIndex = endTag.lastIndex;
  }
  return elements;
}

/** Hashes by text: pages carry the same styles and scripts by the thousand. */
const knownHashes = new Map<string, string>();
const maxKnownHashes = 500;

function getHashSource(text: string): string {
  const known = knownHashes.get(text);
  if (known !== undefined) return known;
  const source = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  if (knownHashes.size >= maxKnownHashes) knownHashes.clear();
  knownHashes.set(copyText(text), source);
  return source;
}

/** Content-Security-Policy sources (CSP Level 3, hash-source). */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/** Collects the hashes of a page's inline scripts and styles. */
export function collectInlineHashes(html: string): InlineHashes {
  const sources = { script: new Set<string>(), style: new Set<string>() };
  for (const { name, attributes, body } of listRawElements(html))
    if (name === 'style' || (body !== '' && !dataBlock.test(attributes))) sources[name].add(getHashSource(body));
  return { scripts: [...sources.script], styles: [...sources.style] };
}

const inlineAttribute = /\s(?:style|on[a-z]+)="/iu;

/** Returns the first attribute that no CSP header can allow: an inline style or an event handler. */
export function findInlineAttribute(html: string): string | undefined {
  let at = 0;
  let markup = '';
  for (const { start, end } of listRawElements(html)) {
    markup += html.slice(at, start);
    at = end;
  }
  markup += html.slice(at);
  // Most pages have nothing like it, and the search for a whole tag is slow.
  if (!inlineAttribute.test(markup)) return undefined;
  return /<[a-z][^<>]*?\s(?:style|on[a-z]+)="[^"]*"/iu.exec(markup)?.[0];
}

/** Finds what makes a rendered page unfit for publication; `null` without a fault. */
export function findHtmlFault(html: string): string | null {
  if (html.includes('\0')) return 'has a NUL byte in it';
  if (html.includes('\uFFFD')) return 'has a broken character (U+FFFD) in it';
  if (!html.includes('</html>')) return 'is cut short';
  const attribute = findInlineAttribute(html);
  return attribute ? `has an inline style or script, which the content policy forbids: ${attribute.slice(0, 160)}` : null;
}
