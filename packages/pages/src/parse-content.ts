import { contentTypeNames, contentTypes, type ContentTypeName, type Entry } from '@ochiq/contract/content-types';
import type { Field } from '@ochiq/contract/field';
import { defaultLocale, readingOrder, type Locale } from '@ochiq/contract/locales';

import type { Content, Document } from './content.ts';
import type { ContentProblem, EntrySource } from './content-problem.ts';

/** An entry as Strapi's REST answers it, not looked at yet. */
export type RawEntry = { type: ContentTypeName; value: unknown };

type Loose = Record<string, unknown>;

const nameFields = ['title', 'name', 'question', 'key', 'period', 'from', 'text'];

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function nameOf(value: Loose): string {
  return nameFields.map((field) => textOf(value[field])).find(Boolean) ?? textOf(value['documentId']);
}

/** Names an entry, parsed or not. */
export function sourceOf(type: ContentTypeName, value: Readonly<Record<string, unknown>>): EntrySource {
  return { type, name: nameOf(value), locale: textOf(value['locale']), documentId: textOf(value['documentId']) };
}

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

/**
 * Strapi copies a shared field to the other languages' drafts only, and keeps relations per language:
 * so shared fields are taken from the leading version, relations where a language has none of its own.
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

/** Parses everything that is published; what does not fit the contract is left out and named. */
export function parseContent(raw: Iterable<RawEntry>): { content: Content; problems: ContentProblem[] } {
  const found = new Map<ContentTypeName, Map<string, Partial<Record<Locale, Loose>>>>(contentTypeNames.map((name) => [name, new Map()]));
  const problems: ContentProblem[] = [];

  for (const { type, value } of raw) {
    const result = contentTypes[type].schema.safeParse(value);
    if (!result.success) {
      const source = sourceOf(type, (value ?? {}) as Loose);
      problems.push(...result.error.issues.map(({ path, message }) => ({ ...source, field: path.map(String).join('.'), message })));
      continue;
    }
    const entry: Entry<ContentTypeName> = result.data;
    const documents = found.get(type);
    documents?.set(entry.documentId, { ...documents.get(entry.documentId), [entry.locale]: entry });
  }

  const content = Object.fromEntries(
    [...found].map(([type, documents]) => [
      type,
      new Map(
        [...documents].map(([documentId, versions]) => [
          documentId,
          { documentId, versions: withSharedFacts(type, versions) } as Document<ContentTypeName>,
        ]),
      ),
    ]),
  );
  return { content: content as unknown as Content, problems };
}
