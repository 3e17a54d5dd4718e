import { misplacedIn } from './misplaced.ts';
import { noTexts, rawTexts, voids } from './tags.ts';

/** The links and faults of a page's HTML, as written there. */
export type Outline = {
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
const shown = 80;

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const plain = (value: string) => value.replace(/&(amp|lt|gt|quot|#x27|#39);/gu, (whole, name: string) => signs[name] ?? whole);

/** A markup fault at a position of a page. */
class Fault extends Error {
  constructor(what: string, html: string, at: number) {
    super(`${what}: ${html.slice(at, at + shown)}`);
  }
}

const none: ReadonlyMap<string, string> = new Map();

/** Parses attributes by name, undecoded; `null` where one occurs twice. */
function attributesOf(text: string): ReadonlyMap<string, string> | null {
  if (text === '') return none;
  const found = new Map<string, string>();
  let count = 0;
  attribute.lastIndex = 0;
  for (let match = attribute.exec(text); match; match = attribute.exec(text)) {
    count += 1;
    found.set((match[1] ?? '').toLowerCase(), match[2] ?? '');
  }
  return found.size === count ? found : null;
}

function note(name: string, attributes: ReadonlyMap<string, string>, outline: Outline): void {
  const link = name === 'a' || name === 'area' ? attributes.get('href') : name === 'form' ? attributes.get('action') : undefined;
  if (link !== undefined) outline.links.push(plain(link));
  const isAlternate = name === 'link' && attributes.get('rel') === 'alternate' && attributes.has('hreflang');
  if (isAlternate) outline.alternates.push(plain(attributes.get('href') ?? ''));
}

function matchAt(pattern: RegExp, html: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(html);
}

/** Walks through a page tag by tag. @throws MarkupFault at the first thing that a browser would repair */
function walk(html: string, outline: Outline): void {
  const start = doctype.exec(html);
  if (!start) throw new Fault('does not begin with <!DOCTYPE html>', html, 0);
  const stack: string[] = [];
  let at = start[0].length;
  for (let next = html.indexOf('<', at); next !== -1; next = html.indexOf('<', at)) {
    const parent = stack.at(-1) ?? '';
    if (next > at && noTexts.has(parent) && html.slice(at, next).trim() !== '')
      throw new Fault(`has a text right in a <${parent}>`, html, at);
    const [remark] = matchAt(comment, html, next) ?? [];
    if (remark !== undefined) {
      at = next + remark.length;
      continue;
    }
    const [whole, end, written = '', text = '', slash] = matchAt(tag, html, next) ?? [];
    if (whole === undefined) throw new Fault('is no proper HTML', html, next);
    const name = written.toLowerCase();
    at = next + whole.length;
    if (end === '/') {
      if (stack.pop() !== name) throw new Fault(`has a </${name}> that ends another element`, html, next);
      continue;
    }
    const drawn = stack.includes('svg');
    const around = misplacedIn(name, stack, drawn);
    if (around !== null) throw new Fault(`has a <${name}> where none may be, in a <${around}>`, html, next);
    const attributes = attributesOf(text);
    if (!attributes) throw new Fault('has an attribute twice', html, next);
    note(name, attributes, outline);
    if (voids.has(name) || (slash === '/' && (drawn || name === 'svg'))) continue;
    if (slash === '/') throw new Fault(`has a <${name}> that is not closed where it should be`, html, next);
    stack.push(name);
    if (!rawTexts.has(name) || drawn) continue;
    at = html.indexOf(`</${name}`, at);
    if (at === -1) throw new Fault(`has a <${name}> that is not closed`, html, next);
  }
  if (stack.length > 0) throw new Fault(`has a <${stack.at(-1) ?? ''}> that is not closed`, html, html.length - shown);
}

/**
 * Parses a page and verifies that browsers build the DOM as written: each element is closed by its own end tag, and
 * none is nested where browsers would move it. Stricter than browsers: React writes none of what they forgive.
 */
export function outlineOf(html: string): Outline {
  const outline: Outline = { links: [], alternates: [], faults: [] };
  try {
    walk(html, outline);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    outline.faults.push(error.message);
  }
  return outline;
}
