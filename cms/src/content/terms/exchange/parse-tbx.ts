import { type Locale, localeCodes } from '@ochiq/contract/routing/locales';
import { SaxesParser } from 'saxes';

import { maxImportRows } from '../term-exchange';
import { termKinds, type TermWordsInput } from '../terms';
import { type ExchangedTerm, TermFileError, type TermParts } from './exchanged-term';
import { tbxElements, termStatuses } from './tbx-names';

type Words = { text: string; status: string };
type Entry = { line: number; key: string | null; kind: string; note: string | null; languages: Map<string, Words[]> };

const toLocalName = (name: string): string => name.slice(name.indexOf(':') + 1);
const isOneOf = (names: readonly string[], name: string): boolean => names.includes(name);

/** Returns the language of a tag, without its region; Uzbek in Cyrillic is one of its own. */
function readLanguage(tag: string): Locale | 'uz-Cyrl' | null {
  const [primary, ...others] = tag.toLowerCase().split(/[-_]/u);
  if (primary === 'uz' && others.includes('cyrl')) return 'uz-Cyrl';
  return localeCodes.find((code) => code === primary) ?? null;
}

/** Sorts the words of a language: one is to be written, others may be, and some may not. */
function sortWords(words: readonly Words[]): TermWordsInput {
  const isForbidden = ({ status }: Words) => /^(?:deprecated|superseded)/u.test(status);
  const allowed = words.filter((one) => !isForbidden(one));
  const first = allowed.find(({ status }) => status === termStatuses.preferred) ?? allowed[0];
  const toTexts = (some: readonly Words[]) => some.map(({ text }) => text).filter((text) => text !== '');
  return {
    text: first?.text ?? '',
    admitted: toTexts(allowed.filter((one) => one !== first)),
    forbidden: toTexts(words.filter(isForbidden)),
  };
}

function toExchanged({ line, key, kind, note, languages }: Entry): ExchangedTerm {
  const known = termKinds.find((name) => name === kind);
  const parts: TermParts = { words: {}, ...(known && { kind: known }), ...(note !== null && { note }) };
  const words = new Map<Locale | 'uz-Cyrl', Words[]>();
  for (const [tag, some] of languages) {
    const language = readLanguage(tag);
    // `en-GB` and `en-US` are one language here.
    if (language !== null) words.set(language, [...(words.get(language) ?? []), ...some]);
  }
  for (const [language, all] of words) {
    const sorted = sortWords(all);
    if (language === 'uz-Cyrl') parts.cyrillic = sorted.text;
    else parts.words[language] = sorted;
  }
  // Other term bases sort by subjects of their own.
  return { line, key, parts, faults: [] };
}

/** Builds entries from the elements of a file, one after another. */
class EntryBuilder {
  readonly entries: ExchangedTerm[] = [];
  private readonly path: string[] = [];
  private entry: Entry | null = null;
  private words: Words | null = null;
  private language = '';
  private text = '';
  private category = '';
  hasRoot = false;

  open(name: string, attributes: ReadonlyMap<string, string>, line: number): void {
    this.path.push(name);
    this.hasRoot ||= this.path.length === 1 && (name === 'tbx' || name === 'martif');
    if (isOneOf(tbxElements.entry, name)) {
      if (this.entries.length >= maxImportRows) throw new TermFileError('too-many');
      this.entry = { line, key: attributes.get('id') ?? null, kind: '', note: null, languages: new Map() };
    }
    if (isOneOf(tbxElements.language, name)) this.language = attributes.get('lang') ?? '';
    if (isOneOf(tbxElements.words, name)) this.words = { text: '', status: '' };
    if (['term', 'termNote', 'descrip', 'note', 'administrativeStatus', 'subjectField'].includes(name)) {
      this.text = '';
      this.category = attributes.get('type') ?? name;
    }
  }

  addText(text: string): void {
    this.text += text;
  }

  close(name: string): void {
    this.path.pop();
    const parent = this.path.at(-1) ?? '';
    const { entry, words } = this;
    const text = this.text.trim();
    if (words && name === 'term') words.text = text;
    if (words && this.category === 'administrativeStatus' && name !== 'term') words.status ||= text;
    if (entry && !words && this.category === 'subjectField') entry.kind ||= text;
    if (entry && name === 'note' && isOneOf(tbxElements.entry, parent)) entry.note ??= text;
    if (words && isOneOf(tbxElements.words, name)) {
      entry?.languages.set(this.language, [...(entry.languages.get(this.language) ?? []), words]);
      this.words = null;
    }
    if (entry && isOneOf(tbxElements.entry, name)) {
      this.entries.push(toExchanged(entry));
      this.entry = null;
    }
    // Text between elements is of none of them.
    if (name !== 'hi' && name !== 'foreign') [this.text, this.category] = ['', ''];
  }
}

/**
 * Reads terms from TBX of either edition of ISO 30042. A document type could name entities or other files: a file with one is refused,
 * and no entity is known but the five of XML.
 * @throws TermFileError it is no such file
 */
export function parseTermsTbx(content: string): ExchangedTerm[] {
  const parser = new SaxesParser();
  const builder = new EntryBuilder();
  parser.on('doctype', () => {
    throw new TermFileError('document-type', parser.line);
  });
  parser.on('error', () => {
    throw new TermFileError('unreadable', parser.line);
  });
  parser.on('opentag', ({ name, attributes }) => {
    const own = new Map(Object.entries(attributes).map(([key, value]) => [toLocalName(key), value]));
    builder.open(toLocalName(name), own, parser.line);
  });
  parser.on('text', (text) => builder.addText(text));
  parser.on('cdata', (text) => builder.addText(text));
  parser.on('closetag', ({ name }) => builder.close(toLocalName(name)));
  parser.write(content.replace(/^\uFEFF/u, '')).close();
  if (!builder.hasRoot) throw new TermFileError('unreadable', 1);
  return builder.entries;
}
