import { copyText } from '../copy-text.ts';
import {
  textlessElements,
  rawTextElements,
  voidElements,
  blocks,
  svgTextElements,
  headings,
  forbiddenInSvg,
  opaque,
  allowedChildren,
  allowedParents,
  forbiddenElements,
  scopeElements,
} from './tags.ts';

/** Returns whether an element is open, up to the nearest scope boundary. */
function isWithin(stack: readonly string[], name: string, stops: (name: string) => boolean): boolean {
  return stack.findLast((around) => around === name || stops(around)) === name;
}

const isScope = (name: string) => scopeElements.has(name);
const isButtonScope = (name: string) => name === 'button' || scopeElements.has(name);
const isOpaque = (name: string) => opaque.has(name);

/**
 * Returns the open element that a browser would close or move this one out of; `null` where the nesting is valid.
 * @param isInsideSvg whether it is inside an SVG, where other rules apply
 */
function findInvalidNesting(name: string, stack: readonly string[], isInsideSvg: boolean): string | null {
  const parent = stack.at(-1) ?? '';
  if (isInsideSvg) return forbiddenInSvg.has(name) || svgTextElements.has(parent) ? 'svg' : null;
  if (forbiddenElements.has(name)) return parent;
  if (allowedChildren.get(parent)?.has(name) === false || allowedParents.get(name)?.has(parent) === false) return parent;
  if (blocks.has(name) && isWithin(stack, 'p', isButtonScope)) return 'p';
  if (headings.has(name) && headings.has(parent)) return parent;
  if ((name === 'a' || name === 'button') && isWithin(stack, name, isScope)) return name;
  if (name === 'form' && stack.includes('form')) return name;
  if (name === 'li' && isWithin(stack, 'li', isOpaque)) return name;
  if (name === 'dd' || name === 'dt') return ['dd', 'dt'].find((other) => isWithin(stack, other, isOpaque)) ?? null;
  return null;
}

/** The links and faults of a page's HTML, as written there. */
export type PageOutline = {
  /** The targets of its links and forms. */
  links: string[];
  /** The translations that it names to search engines. */
  alternates: string[];
  /** What browsers would have to repair, each with the position; parsing stops at the first. */
  faults: string[];
};

const doctype = /^<!doctype html>/iu;
const comment = /<!--(?!-?>)[\s\S]*?-->/uy;
const tag = /<(\/?)([a-z][a-z0-9-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*(\/?)>/iuy;
const attribute = /\s([^\s"'<>/=]+)(?:="([^"]*)")?/gu;
const excerptLength = 80;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const decodeEntities = (value: string) =>
  value.replace(/&(amp|lt|gt|quot|#x27|#39);/gu, (fullMatch, name: string) => entities[name] ?? fullMatch);

/** A markup fault at a position of a page. */
class MarkupFault extends Error {
  constructor(what: string, html: string, at: number) {
    super(`${what}: ${html.slice(at, at + excerptLength)}`);
  }
}

const none: ReadonlyMap<string, string> = new Map();

/** Parses attributes by name, undecoded; `null` where one occurs twice. */
function parseAttributes(text: string): ReadonlyMap<string, string> | null {
  if (text === '') return none;
  const byName = new Map<string, string>();
  let count = 0;
  attribute.lastIndex = 0;
  for (let match = attribute.exec(text); match; match = attribute.exec(text)) {
    count += 1;
    byName.set((match[1] ?? '').toLowerCase(), match[2] ?? '');
  }
  return byName.size === count ? byName : null;
}

/** A start or end tag. */
type Tag = {
  /** The tag as written. */
  source: string;
  name: string;
  isEnd: boolean;
  isSelfClosing: boolean;
  hasAttributeTwice: boolean;
  /** The target of a link or form, decoded. */
  link: string | undefined;
  /** The translation that it names to search engines, decoded. */
  alternate: string | undefined;
};

function toTag([source, end, tagName = '', text = '', slash]: RegExpExecArray): Tag {
  const name = tagName.toLowerCase();
  const attributes = parseAttributes(text);
  const link = name === 'a' || name === 'area' ? attributes?.get('href') : name === 'form' ? attributes?.get('action') : undefined;
  const isAlternate = name === 'link' && attributes?.get('rel') === 'alternate' && attributes.has('hreflang');
  return {
    source,
    name,
    isEnd: end === '/',
    isSelfClosing: slash === '/',
    hasAttributeTwice: attributes === null,
    link: link === undefined ? undefined : decodeEntities(link),
    alternate: isAlternate ? decodeEntities(attributes.get('href') ?? '') : undefined,
  };
}

function matchAt(pattern: RegExp, html: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(html);
}

/** Tags that were parsed before, by their source: most tags of a page are on many pages. */
const knownTags = new Map<string, Tag>();
const maxKnownTags = 20_000;

/** Reads the tag at a position; `null` where there is none. */
function readTag(html: string, at: number): Tag | null {
  // A tag without ">" in an attribute ends at the first one; the source of any other is not among the known.
  const known = knownTags.get(html.slice(at, html.indexOf('>', at) + 1));
  if (known) return known;
  const [source] = matchAt(tag, html, at) ?? [];
  const match = source === undefined ? null : matchAt(tag, copyText(source), 0);
  if (!match) return null;
  const read = toTag(match);
  if (knownTags.size >= maxKnownTags) knownTags.clear();
  if (read.source.indexOf('>') === read.source.length - 1) knownTags.set(read.source, read);
  return read;
}

/** Walks through a page tag by tag. @throws MarkupFault at the first thing that a browser would repair */
function walk(html: string, outline: PageOutline): void {
  const start = doctype.exec(html);
  if (!start) throw new MarkupFault('does not begin with <!DOCTYPE html>', html, 0);
  const stack: string[] = [];
  let at = start[0].length;
  for (let next = html.indexOf('<', at); next !== -1; next = html.indexOf('<', at)) {
    const parent = stack.at(-1) ?? '';
    if (next > at && textlessElements.has(parent) && html.slice(at, next).trim() !== '')
      throw new MarkupFault(`has a text right in a <${parent}>`, html, at);
    const [commentText] = html.startsWith('<!--', next) ? (matchAt(comment, html, next) ?? []) : [];
    if (commentText !== undefined) {
      at = next + commentText.length;
      continue;
    }
    const read = readTag(html, next);
    if (!read) throw new MarkupFault('is no proper HTML', html, next);
    const { name, isSelfClosing } = read;
    at = next + read.source.length;
    if (read.isEnd) {
      if (stack.pop() !== name) throw new MarkupFault(`has a </${name}> that ends another element`, html, next);
      continue;
    }
    const isInsideSvg = stack.includes('svg');
    const outerElement = findInvalidNesting(name, stack, isInsideSvg);
    if (outerElement !== null) throw new MarkupFault(`has a <${name}> where none may be, in a <${outerElement}>`, html, next);
    if (read.hasAttributeTwice) throw new MarkupFault('has an attribute twice', html, next);
    if (read.link !== undefined) outline.links.push(read.link);
    if (read.alternate !== undefined) outline.alternates.push(read.alternate);
    if (voidElements.has(name) || (isSelfClosing && (isInsideSvg || name === 'svg'))) continue;
    if (isSelfClosing) throw new MarkupFault(`has a <${name}> that is not closed where it should be`, html, next);
    stack.push(name);
    if (!rawTextElements.has(name) || isInsideSvg) continue;
    at = html.indexOf(`</${name}`, at);
    if (at === -1) throw new MarkupFault(`has a <${name}> that is not closed`, html, next);
  }
  if (stack.length > 0) throw new MarkupFault(`has a <${stack.at(-1) ?? ''}> that is not closed`, html, html.length - excerptLength);
}

/**
 * Parses a page and verifies that browsers build the DOM as written: each element is closed by its own end tag, and
 * none is nested where browsers would move it. Stricter than browsers: React writes none of what they forgive.
 */
export function parseOutline(html: string): PageOutline {
  const outline: PageOutline = { links: [], alternates: [], faults: [] };
  try {
    walk(html, outline);
  } catch (error) {
    if (!(error instanceof MarkupFault)) throw error;
    outline.faults.push(error.message);
  }
  return outline;
}
