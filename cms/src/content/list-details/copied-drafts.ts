import { contentTypes, type ContentTypeName } from '@ochiq/contract/content-types';
import type { Field } from '@ochiq/contract/fields/field';

import type { StoredEntry } from '../history/stored-entry';
import { serializeText } from './translatable-values';

/** A draft into which a value was copied that all languages share, and what is published of its language. */
export type CopiedDraft = {
  document: string;
  locale: string;
  before: { content: string };
  after: { content: string };
  /** When it was copied, in milliseconds. */
  at: number;
};

/** A version, the oldest first. */
type HistoryRow = { id: number; document: string; locale: string; content: string; at: number; state: string };

/** Finds the drafts that are newer than what is published of them, of those into which a value was copied. */
export function findCopiedDrafts(versions: readonly HistoryRow[]): CopiedDraft[] {
  const published = new Map<string, HistoryRow>();
  const copied = new Map<string, HistoryRow>();
  for (const version of versions) {
    const key = `${version.document} ${version.locale}`;
    if (version.state === 'draft') copied.set(key, version);
    else {
      published.set(key, version);
      copied.delete(key);
    }
  }
  return [...copied].flatMap(([key, after]) => {
    const before = published.get(key);
    return before ? [{ document: after.document, locale: after.locale, before, after, at: after.at }] : [];
  });
}

/** Returns whether two versions differ in what a language says by itself. */
export function isOwnTextChanged(type: ContentTypeName, before: StoredEntry, after: StoredEntry): boolean {
  const own = Object.entries<Field>(contentTypes[type].fields).filter(([, { localized }]) => localized);
  return own.some(([name]) => serializeText(before[name]) !== serializeText(after[name]));
}
