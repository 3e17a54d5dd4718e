import { contentTypeNames, contentTypes, type ContentTypeName, type Entry } from '@ochiq/contract/content-types';
import type { Field } from '@ochiq/contract/fields/field';
import { defaultLocale, getLocaleFallbacks, type Locale } from '@ochiq/contract/routing/locales';

import type { Content, Document } from './content.ts';
import type { ContentProblem, EntrySource } from './content-problem.ts';
import { removeMissingFiles, type IsFileMissing } from './without-missing-files.ts';

/** An entry as Strapi's REST API returns it, not yet checked. */
export type RawEntry = { type: ContentTypeName; value: unknown };

type UnknownRecord = Record<string, unknown>;

const nameFields = ['title', 'name', 'question', 'key', 'period', 'from', 'text'];

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function getEntryName(value: UnknownRecord): string {
  return nameFields.map((field) => toText(value[field])).find(Boolean) ?? toText(value['documentId']);
}

/** Returns the source of an entry, parsed or not. */
export function getEntrySource(type: ContentTypeName, value: Readonly<Record<string, unknown>>): EntrySource {
  return { type, name: getEntryName(value), locale: toText(value['locale']), documentId: toText(value['documentId']) };
}

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

/** Copies an entry, getters as getters: it may unpack a long text only when that is read. */
const copyEntry = (entry: UnknownRecord): UnknownRecord =>
  Object.defineProperties<UnknownRecord>({}, Object.getOwnPropertyDescriptors(entry));

/**
 * Copies shared fields from the leading version to the others, and relations where a language has none of its own:
 * Strapi copies a shared field to the other languages' drafts only, and stores relations per language.
 */
function withSharedFields(type: ContentTypeName, versions: Partial<Record<Locale, UnknownRecord>>): Partial<Record<Locale, UnknownRecord>> {
  const lead = getLocaleFallbacks(defaultLocale)
    .map((locale) => versions[locale])
    .find(Boolean);
  if (!lead) return versions;
  const fields = Object.entries<Field>(contentTypes[type].fields);
  return Object.fromEntries(
    Object.entries(versions).map(([locale, version]) => {
      const inheritedFields = fields.filter(([name, { cms, localized }]) =>
        cms.type === 'relation' ? isEmpty(version[name]) : !localized,
      );
      // Mostly nothing differs: then it is not stored twice.
      if (inheritedFields.every(([name]) => version[name] === lead[name])) return [locale, version];
      return [locale, Object.assign(copyEntry(version), Object.fromEntries(inheritedFields.map(([name]) => [name, lead[name]])))];
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
  const result = schema.safeParse(removeMissingFiles(fields, value, isMissing));
  const source = getEntrySource(type, (value ?? {}) as UnknownRecord);
  if (result.success) {
    const broken = findBrokenTexts(result.data);
    if (broken.length === 0) return { entry: result.data };
    return { problems: broken.map((field) => ({ ...source, field, message: 'has a broken character (�): write the word again' })) };
  }
  return { problems: result.error.issues.map(({ path, message }) => ({ ...source, field: path.map(String).join('.'), message })) };
}

/** Builds a document from its parsed versions; `null` where there is none. */
export function buildDocument(type: ContentTypeName, entries: readonly Entry<ContentTypeName>[]): Document<ContentTypeName> | null {
  const [first] = entries;
  if (!first) return null;
  const versions = Object.fromEntries(entries.map((entry) => [entry.locale, entry]));
  return { documentId: first.documentId, versions: withSharedFields(type, versions) } as Document<ContentTypeName>;
}

const compareIds = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1);

/** Builds content from parsed versions, grouped by document; documents are in the order of their ids. */
export function buildContent(documents: Iterable<{ type: ContentTypeName; entries: readonly Entry<ContentTypeName>[] }>): Content {
  const grouped = new Map<ContentTypeName, [string, Document<ContentTypeName>][]>(contentTypeNames.map((name) => [name, []]));
  for (const { type, entries } of documents) {
    const document = buildDocument(type, entries);
    if (document) grouped.get(type)?.push([document.documentId, document]);
  }
  const content = Object.fromEntries([...grouped].map(([type, list]) => [type, new Map(list.sort(compareIds))]));
  return content as unknown as Content;
}

/** Parses all published entries; those that violate the contract are left out and reported. */
export function parseContent(raw: Iterable<RawEntry>, isMissing = noneMissing): { content: Content; problems: ContentProblem[] } {
  const grouped = new Map<string, { type: ContentTypeName; entries: Entry<ContentTypeName>[] }>();
  const problems: ContentProblem[] = [];
  for (const one of raw) {
    const parsed = parseEntry(one, isMissing);
    if ('problems' in parsed) {
      problems.push(...parsed.problems);
      continue;
    }
    const name = `${one.type} ${parsed.entry.documentId}`;
    const known = grouped.get(name) ?? { type: one.type, entries: [] };
    known.entries.push(parsed.entry);
    grouped.set(name, known);
  }
  return { content: buildContent(grouped.values()), problems };
}
