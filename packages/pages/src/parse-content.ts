import { contentTypeNames, contentTypes, type ContentTypeName, type Entry } from '@ochiq/contract/content-types';
import type { Field } from '@ochiq/contract/field';
import { defaultLocale, readingOrder, type Locale } from '@ochiq/contract/locales';

import type { Content, Document } from './content.ts';
import type { ContentProblem, EntrySource } from './content-problem.ts';
import { withoutMissingFiles, type IsFileMissing } from './without-missing-files.ts';

/** An entry as Strapi's REST API returns it, not yet checked. */
export type RawEntry = { type: ContentTypeName; value: unknown };

type Loose = Record<string, unknown>;

const nameFields = ['title', 'name', 'question', 'key', 'period', 'from', 'text'];

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function nameOf(value: Loose): string {
  return nameFields.map((field) => textOf(value[field])).find(Boolean) ?? textOf(value['documentId']);
}

/** Returns the source of an entry, parsed or not. */
export function sourceOf(type: ContentTypeName, value: Readonly<Record<string, unknown>>): EntrySource {
  return { type, name: nameOf(value), locale: textOf(value['locale']), documentId: textOf(value['documentId']) };
}

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

/**
 * Copies shared fields from the leading version to the others, and relations where a language has none of its own:
 * Strapi copies a shared field to the other languages' drafts only, and stores relations per language.
 */
function withSharedFacts(type: ContentTypeName, versions: Partial<Record<Locale, Loose>>): Partial<Record<Locale, Loose>> {
  const lead = readingOrder(defaultLocale)
    .map((locale) => versions[locale])
    .find(Boolean);
  if (!lead) return versions;
  const fields = Object.entries<Field>(contentTypes[type].fields);
  return Object.fromEntries(
    Object.entries(versions).map(([locale, version]) => {
      const taken = fields.filter(([name, { cms, localized }]) => (cms.type === 'relation' ? isEmpty(version[name]) : !localized));
      return [locale, { ...version, ...Object.fromEntries(taken.map(([name]) => [name, lead[name]])) }];
    }),
  );
}

/** Characters that no page can show: the replacement character, NUL, and lone surrogates. */
const brokenText = /[\uFFFD\0]|\p{Surrogate}/u;

/** Finds the paths of broken characters in a value. */
function findBrokenTexts(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return brokenText.test(value) ? [path.join('.')] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => findBrokenTexts(part, [...path, name]));
}

/** Reports no missing file, apart from those whose record the CMS itself has deleted. */
const noneMissing: IsFileMissing = () => false;

/**
 * Parses one version of a document by the contract.
 * @param isMissing tells which files are missing; what shows them is left out
 * @returns the entry, or its problems
 */
export function parseEntry(
  { type, value }: RawEntry,
  isMissing = noneMissing,
): { entry: Entry<ContentTypeName> } | { problems: ContentProblem[] } {
  const { schema, fields } = contentTypes[type];
  const result = schema.safeParse(withoutMissingFiles(fields, value, isMissing));
  const source = sourceOf(type, (value ?? {}) as Loose);
  if (result.success) {
    const broken = findBrokenTexts(result.data);
    if (broken.length === 0) return { entry: result.data };
    return { problems: broken.map((field) => ({ ...source, field, message: 'has a broken character (�): write the word again' })) };
  }
  return { problems: result.error.issues.map(({ path, message }) => ({ ...source, field: path.map(String).join('.'), message })) };
}

/** Builds a document from its parsed versions; `null` where there is none. */
export function documentOf(type: ContentTypeName, entries: readonly Entry<ContentTypeName>[]): Document<ContentTypeName> | null {
  const [first] = entries;
  if (!first) return null;
  const versions = Object.fromEntries(entries.map((entry) => [entry.locale, entry]));
  return { documentId: first.documentId, versions: withSharedFacts(type, versions) } as Document<ContentTypeName>;
}

const byId = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1);

/** Builds content from parsed versions, grouped by document; documents are in the order of their ids. */
export function contentOf(documents: Iterable<{ type: ContentTypeName; entries: readonly Entry<ContentTypeName>[] }>): Content {
  const found = new Map<ContentTypeName, [string, Document<ContentTypeName>][]>(contentTypeNames.map((name) => [name, []]));
  for (const { type, entries } of documents) {
    const document = documentOf(type, entries);
    if (document) found.get(type)?.push([document.documentId, document]);
  }
  const content = Object.fromEntries([...found].map(([type, list]) => [type, new Map(list.sort(byId))]));
  return content as unknown as Content;
}

/** Parses all published entries; those that violate the contract are left out and reported. */
export function parseContent(raw: Iterable<RawEntry>, isMissing = noneMissing): { content: Content; problems: ContentProblem[] } {
  const found = new Map<string, { type: ContentTypeName; entries: Entry<ContentTypeName>[] }>();
  const problems: ContentProblem[] = [];
  for (const one of raw) {
    const parsed = parseEntry(one, isMissing);
    if ('problems' in parsed) {
      problems.push(...parsed.problems);
      continue;
    }
    const name = `${one.type} ${parsed.entry.documentId}`;
    const known = found.get(name) ?? { type: one.type, entries: [] };
    known.entries.push(parsed.entry);
    found.set(name, known);
  }
  return { content: contentOf(found.values()), problems };
}
