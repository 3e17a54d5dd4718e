import { convertStructuredData } from './convert-data.ts';
import { convertTag } from './convert-tag.ts';
import { convertContinued, convertEscaped } from './convert-text.ts';
import { shieldedElements, voidElements, wordParts, type PageView } from './page-view.ts';

type OpenElement = { name: string; isShielded: boolean };

const structuredData = /\stype="application\/ld\+json"/iu;

/** Finds the end of a tag, after its `>`; one within quotes does not count. */
function findTagEnd(html: string, start: number): number {
  let end = html.indexOf('>', start);
  if (end === -1) return html.length;
  // Looked for in the tag alone: a page without quotes would be read to its end for each of its tags.
  if (!html.slice(start, end).includes('"')) return end + 1;
  let quote = html.indexOf('"', start);
  while (quote !== -1 && quote < end) {
    const close = html.indexOf('"', quote + 1);
    if (close === -1) return html.length;
    if (close > end) {
      end = html.indexOf('>', close);
      if (end === -1) return html.length;
    }
    quote = html.indexOf('"', close + 1);
  }
  return end + 1;
}

/** Finds the end of a comment or declaration that begins at `<!`. */
function findDeclarationEnd(html: string, start: number): number {
  const isComment = html.startsWith('<!--', start);
  const close = html.indexOf(isComment ? '-->' : '>', start);
  return close === -1 ? html.length : close + (isComment ? 3 : 1);
}

/** The elements that are open, each in the one before it. */
class OpenElements {
  readonly #elements: OpenElement[] = [];
  /** How many of each name are open: an end tag without its element, as malformed pages have, is passed over at once. */
  readonly #counts = new Map<string, number>();

  get last(): OpenElement | undefined {
    return this.#elements.at(-1);
  }

  open(element: OpenElement): void {
    this.#elements.push(element);
    this.#count(element.name, 1);
  }

  /** Closes the last element of a name, and what is in it; none where no such element is open. */
  close(name: string): void {
    if (!this.#counts.get(name)) return;
    let closed: OpenElement | undefined;
    do {
      closed = this.#elements.pop();
      if (closed) this.#count(closed.name, -1);
    } while (closed && closed.name !== name);
  }

  #count(name: string, change: number): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + change);
  }
}

const addressText = /^https?:\/\/\S+$/u;

const elementName = /[a-z][^\s/>]*/iuy;

/** Reads the name of an element at a place; empty where none begins there. */
function readElementName(html: string, place: number): string {
  elementName.lastIndex = place;
  return elementName.exec(html)?.[0].toLowerCase() ?? '';
}

/** Collects what differs of a page; everything between is copied as it is. */
class ChangedPage {
  readonly #html: string;
  #text = '';
  #copied = 0;

  constructor(html: string) {
    this.#html = html;
  }

  replace(start: number, end: number, text: string): void {
    this.#text += this.#html.slice(this.#copied, start) + text;
    this.#copied = end;
  }

  finish(): string {
    return this.#copied === 0 ? this.#html : this.#text + this.#html.slice(this.#copied);
  }
}

/**
 * Converts a page, or a part of one, in one pass: the text of elements and attributes that people read, and nothing of the
 * markup. Elements in another language or with `translate="no"`, code and what a reader wrote stay as they are; where the
 * heading is in another language, so do the title of the page and what is made of it, which precede it.
 */
export function convertPage(html: string, view: PageView): string {
  const page = new ChangedPage(html);
  const elements = new OpenElements();
  let isShielded = false;
  const foreignHeadings: boolean[] = view.isTitleForeign === true ? [false] : [];
  /** The text before this place that a word may continue. */
  let before = '';
  let place = 0;

  const convertText = (text: string): string => convertEscaped(text, view.convert);
  const convertBetween = (start: number, end: number): void => {
    const text = html.slice(start, end);
    if (!isShielded) {
      // A page that names its own address, for those who print it.
      const converted = addressText.test(text) ? view.mapAddress(text) : convertContinued(before, text, convertText);
      if (converted !== text) page.replace(start, end, converted);
    }
    before = text;
  };
  const closeElement = (name: string): void => {
    elements.close(name);
    isShielded = elements.last?.isShielded ?? false;
  };
  const openElement = (name: string, start: number, end: number): void => {
    const tag = html.slice(start, end);
    const converted = convertTag(tag, name, isShielded, view);
    if (converted.text !== tag) page.replace(start, end, converted.text);
    if (name === 'script' || name === 'style') {
      const close = html.indexOf(`</${name}`, end);
      place = close === -1 ? html.length : close;
      if (structuredData.test(tag)) page.replace(end, place, convertStructuredData(html.slice(end, place), view));
    } else if (!voidElements.has(name) && !tag.endsWith('/>')) {
      // Of an option without a value its text is what is sent.
      const isSent = name === 'option' && !tag.includes(' value=');
      const isForeign = view.isTitleForeign === true && name === 'title' && elements.last?.name === 'head';
      isShielded = converted.isShielded || shieldedElements.has(name) || isSent || isForeign;
      if (name === 'h1') foreignHeadings.push(isShielded);
      elements.open({ name, isShielded });
    }
  };

  while (place < html.length && foreignHeadings[0] !== true) {
    const start = html.indexOf('<', place);
    if (start !== place) convertBetween(place, start === -1 ? html.length : start);
    if (start === -1) break;
    if (html.startsWith('<!', start)) {
      place = findDeclarationEnd(html, start);
      continue;
    }
    place = findTagEnd(html, start);
    const isEnd = html.startsWith('</', start);
    const name = readElementName(html, start + (isEnd ? 2 : 1));
    if (!wordParts.has(name)) before = '';
    if (isEnd) closeElement(name);
    else if (name !== '') openElement(name, start, place);
  }
  return foreignHeadings[0] === true ? convertPage(html, { ...view, isTitleForeign: true }) : page.finish();
}
