import type { ContentTypeName } from '@ochiq/contract/content-types';
import { localeCodes, type Locale } from '@ochiq/contract/routing/locales';
import type { RawEntry } from '@ochiq/pages/content/parse-content';
import * as z from 'zod';

export type DocumentKey = { type: ContentTypeName; documentId: string };

export const formatDocumentKey = ({ type, documentId }: DocumentKey): string => `${type} ${documentId}`;

const envelope = z
  .object({ documentId: z.string().catch(''), locale: z.string().nullable().catch(null) })
  .catch({ documentId: '', locale: null });

/** Reads the document id of an entry that is not checked yet; empty where it has none. */
const getDocumentId = (value: unknown): string => envelope.parse(value).documentId;

/** Reads the language of an entry that is not checked yet. */
export const getEntryLocale = (value: unknown): Locale | undefined => localeCodes.find((code) => code === envelope.parse(value).locale);

/** Groups raw entries by document. */
export function groupByDocument(raw: readonly RawEntry[]): { key: DocumentKey; raw: RawEntry[] }[] {
  const matchingDocuments = new Map<string, { key: DocumentKey; raw: RawEntry[] }>();
  for (const one of raw) {
    const key = { type: one.type, documentId: getDocumentId(one.value) };
    const known = matchingDocuments.get(formatDocumentKey(key)) ?? { key, raw: [] };
    known.raw.push(one);
    matchingDocuments.set(formatDocumentKey(key), known);
  }
  return [...matchingDocuments.values()];
}

/**
 * Collects pages of a list that is sorted by document, and hands over whole documents: the last document of a page may
 * continue on the next. What is published meanwhile moves entries to later pages: a document that was handed over is not
 * handed over again in part.
 */
export function createDocumentCollector(take: (entries: RawEntry[]) => void): { add: (page: RawEntry[]) => void; end: () => void } {
  const taken = new Set<string>();
  let open: RawEntry[] = [];
  const handOver = (entries: RawEntry[]) => {
    for (const { value } of entries) taken.add(getDocumentId(value));
    if (entries.length > 0) take(entries);
  };
  return {
    add: (page) => {
      const entries = [...open, ...page.filter(({ value }) => !taken.has(getDocumentId(value)))];
      const last = getDocumentId(entries.at(-1)?.value);
      const start = entries.findIndex(({ value }) => getDocumentId(value) === last);
      open = entries.splice(Math.max(0, start));
      handOver(entries);
    },
    end: () => {
      handOver(open);
      open = [];
    },
  };
}
