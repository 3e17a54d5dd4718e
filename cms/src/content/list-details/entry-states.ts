import type { ContentTypeName } from '@ochiq/contract/content-types';
import { isLocale, type Locale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import type { EntryState, OutdatedBy } from './list-details';
import { readTranslations, type TranslationStates } from './read-translations';

type Saved = Readonly<Record<string, unknown>>;

/** Reads an instant as Strapi's layer or the database has it: as text, a date, or on SQLite as a number of milliseconds. */
export function toTime(instant: unknown): number {
  if (typeof instant === 'number') return instant;
  return instant instanceof Date ? instant.getTime() : new Date(String(instant)).getTime();
}

export const toSavedTime = ({ updatedAt }: Saved): number => toTime(updatedAt);

/** What the state of an entry in a language follows from besides its versions. */
type Circumstances = {
  outdated: OutdatedBy | null;
  /** Whether the text of an outdated translation was saved since. */
  isFollowing: boolean;
  /** Whether its draft differs from what is published only in what was copied into it from another language. */
  isCopied: boolean;
  isWaiting: boolean;
};

/**
 * Returns the state of an entry in a language. A translation whose text was saved after its source was published is being worked on:
 * it is changed, not outdated, but by a value that all languages share, which is saved in another one as well.
 * By such a value no language is changed but that in which it was saved, with which it is published. What waits for others is what was saved, unless a translation has to follow its source first.
 * So neither `outdated` nor `none` depends on reviews and plans: behind-groups.ts counts on it.
 */
function getEntryState(
  draft: Saved | undefined,
  published: Saved | undefined,
  { outdated, isFollowing, isCopied, isWaiting }: Circumstances,
): EntryState {
  if (!draft) return 'none';
  if (!published) return isWaiting ? 'waiting' : 'draft';
  const isChanged = toSavedTime(draft) > toSavedTime(published);
  if (outdated && !(isChanged && isFollowing)) return 'outdated';
  if (!isChanged) return 'published';
  if (isWaiting) return 'waiting';
  return isCopied ? 'published' : 'changed';
}

/** Lists the languages in which documents are published. */
export function groupPublished(rows: Iterable<{ documentId: string; locale: string }>): ReadonlyMap<string, readonly Locale[]> {
  const published = new Map<string, Locale[]>();
  for (const { documentId, locale } of rows) {
    if (!isLocale(locale)) continue;
    const locales = published.get(documentId);
    if (locales) locales.push(locale);
    else published.set(documentId, [locale]);
  }
  return published;
}

const toKey = ({ document, locale }: { document: string; locale: string }) => `${document} ${locale}`;

/** Reads which drafts wait: for a review, since a changed draft ends what was submitted of it, or for the minute of their publication. */
async function readWaiting(strapi: Core.Strapi, type: ContentTypeName, documents: readonly string[] | null): Promise<ReadonlySet<string>> {
  const narrowed = documents === null ? {} : { document: { $in: [...documents] } };
  const select = ['document', 'locale'] as const;
  const rounds = await getTable(strapi, 'review-round').findMany({ where: { type, state: 'open', ...narrowed }, select });
  const planned = { state: 'waiting', type, action: 'publish', ...narrowed };
  const plans = await getTable(strapi, 'schedule').findMany({ where: planned, select });
  return new Set([...rounds, ...plans].map(toKey));
}

/** The states of entries of a type, and what is known of their translations. */
export type EntryStates = TranslationStates & {
  /** Returns the state of an entry by its draft and what is published of it. */
  getState: (entry: { document: string; locale: Locale }, draft: Saved | undefined, published: Saved | undefined) => EntryState;
};

/**
 * Reads what the states of entries follow from: lists, their filter, the search, the form and the board all say the same.
 * @param documents those that are asked for; `null` for all of the type
 * @param published the languages that readers see, by document
 */
export async function readEntryStates(
  strapi: Core.Strapi,
  type: ContentTypeName,
  documents: readonly string[] | null,
  published: ReadonlyMap<string, readonly Locale[]>,
): Promise<EntryStates> {
  const translations = await readTranslations(strapi, type, published, documents === null);
  const waiting = await readWaiting(strapi, type, documents);
  return {
    ...translations,
    getState: ({ document, locale }, draft, live) =>
      getEntryState(draft, live, {
        outdated: translations.findOutdated(document, locale),
        isFollowing: translations.isFollowing(document, locale),
        isCopied: draft !== undefined && translations.isCopied(document, locale, toSavedTime(draft)),
        isWaiting: waiting.has(toKey({ document, locale })),
      }),
  };
}
