import type { ContentTypeName } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import { readContents } from '../history/stored-contents';
import type { VersionSource } from '../history/version';
import { type ContentPair, createPairMemory } from './compared-pairs';
import { findCopiedDrafts, isOwnTextChanged } from './copied-drafts';
import { type Contents, isBasisDue, listBasisContents } from './follow-basis';
import type { OutdatedBy } from './list-details';
import { findOutdatedTimes, listTimePairs, type OutdatedTimes } from './outdated-since';
import { type Confirmation, findTranslationBases, type TranslationBasis } from './outdated-translations';
import { followSeenDrafts } from './seen-drafts';
import { groupConfirmations, type Statement } from './statements';

/** How many pairs of contents are remembered. */
const maxRemembered = 50_000;
const compareBasesOnce = createPairMemory(maxRemembered);
const compareDraftsOnce = createPairMemory(maxRemembered);

/** How many pairs of contents are read at once. */
const batchSize = 100;

/** Compares pairs by their contents. */
async function compareContents<P extends ContentPair>(
  strapi: Core.Strapi,
  pairs: readonly P[],
  listContents: (pair: P) => readonly string[],
  compare: (pair: P, contents: Contents) => boolean,
): Promise<boolean[]> {
  const results: boolean[] = [];
  for (let start = 0; start < pairs.length; start += batchSize) {
    const some = pairs.slice(start, start + batchSize);
    const contents = await readContents(strapi, some.flatMap(listContents));
    results.push(...some.map((pair) => compare(pair, contents)));
  }
  return results;
}

/** What is known of the translations of some documents. */
export type TranslationStates = {
  /** Finds what a translation is behind; `null` for one that is not outdated. */
  findOutdated: (document: string, locale: Locale) => OutdatedBy | null;
  /** Finds since when a translation has been outdated, in milliseconds; `null` for one that is not. */
  findOutdatedSince: (document: string, locale: Locale) => number | null;
  /** Lists who has said of the newest version of a source that it needs no translation, or one change in it, where others have to say the same. */
  listStatements: (document: string, locale: Locale) => readonly Statement[];
  /** Finds what a translation follows that was published before its source was published again, outdated or not. */
  findBasis: (document: string, locale: Locale) => TranslationBasis | null;
  /** Finds why a translation counts as made from a later version of its source than that from which it was made. */
  findConfirmation: (document: string, locale: Locale) => Confirmation | null;
  /** Returns whether the text of an outdated translation was saved since: whether a person follows the source already. */
  isFollowing: (document: string, locale: Locale) => boolean;
  /** Returns whether a draft that was saved at a time says what is published, but for values that were copied into it from another language. */
  isCopied: (document: string, locale: Locale, savedAt: number) => boolean;
};

const noTranslations: TranslationStates = {
  findOutdated: () => null,
  findOutdatedSince: () => null,
  listStatements: () => [],
  findBasis: () => null,
  findConfirmation: () => null,
  isFollowing: () => false,
  isCopied: () => false,
};

type Narrowed = { document?: { $in: readonly string[] } };

/** Groups rows by their documents, in their order. */
function groupByDocument<R extends { document: string }>(rows: readonly R[]): ReadonlyMap<string, readonly R[]> {
  const groups = new Map<string, R[]>();
  for (const row of rows) {
    const group = groups.get(row.document);
    if (group) group.push(row);
    else groups.set(row.document, [row]);
  }
  return groups;
}

/** Leaves out versions into which only a value was copied that all languages share: by these no person wrote or published the text. */
const ofText = { source: { $ne: 'shared' satisfies VersionSource } } as const;

type StoredTimes = { at: string; textAt: string | null; seenAt: string | null };
const toOptionalTime = (instant: string | null): number | null => (instant === null ? null : new Date(instant).getTime());

/** Converts the times of a publication to milliseconds. */
export const toPublicationTimes = ({ at, textAt, seenAt }: StoredTimes) => ({
  at: new Date(at).getTime(),
  textAt: toOptionalTime(textAt),
  seenAt: toOptionalTime(seenAt),
});

/** Reads what was published of documents, and the drafts into which only a value was copied, the oldest first. */
async function readVersions(strapi: Core.Strapi, type: ContentTypeName, narrowed: Narrowed) {
  const select = ['id', 'document', 'locale', 'content', 'at', 'textAt', 'seenAt', 'state', 'source'] as const;
  const where = { type, $or: [{ state: 'published' }, { state: 'draft', source: 'shared' satisfies VersionSource }], ...narrowed };
  const rows = await getTable(strapi, 'version').findMany({ where, select, orderBy: { id: 'asc' } });
  return rows.map((row) => ({ ...row, ...toPublicationTimes(row) }));
}

type Version = Awaited<ReturnType<typeof readVersions>>[number];

/** Reads into which drafts only values were copied since their language was published, and when. */
async function readCopies(strapi: Core.Strapi, type: ContentTypeName, versions: readonly Version[]): Promise<ReadonlyMap<string, number>> {
  const copied = findCopiedDrafts(versions);
  const isChanged = await compareDraftsOnce(copied, (fresh) =>
    compareContents(
      strapi,
      fresh,
      ({ before, after }) => [before.content, after.content],
      ({ before, after }, contents) => isOwnTextChanged(type, contents.get(before.content) ?? {}, contents.get(after.content) ?? {}),
    ),
  );
  return new Map(copied.filter((draft) => !isChanged(draft)).map(({ document, locale, at }) => [toKey(document, locale), at]));
}

/** Reads which outdated translations were saved since their source was changed, in milliseconds by their keys. */
async function readSaves(
  strapi: Core.Strapi,
  type: ContentTypeName,
  narrowed: Narrowed,
  times: ReadonlyMap<string, OutdatedTimes>,
): Promise<ReadonlyMap<string, number>> {
  if (times.size === 0) return new Map();
  const first = [...times.values()].reduce((earliest, { changedAt }) => Math.min(earliest, changedAt), Infinity);
  const where = { type, state: 'draft', at: { $gt: new Date(first) }, ...ofText, ...narrowed };
  const rows = await getTable(strapi, 'version').findMany({ where, select: ['document', 'locale', 'at'], orderBy: { at: 'asc' } });
  return new Map(rows.map(({ document, locale, at }) => [toKey(document, locale), new Date(at).getTime()]));
}

async function readConfirmations(strapi: Core.Strapi, type: ContentTypeName, narrowed: Narrowed) {
  const rows = await getTable(strapi, 'translation-confirmation').findMany({ where: { type, ...narrowed }, orderBy: { id: 'asc' } });
  const { confirmations, statements } = groupConfirmations(rows);
  return { confirmations: groupByDocument(confirmations), statements: groupByDocument(statements) };
}

const toKey = (document: string, locale: string) => `${document} ${locale}`;

/** Finds why a translation counts as current; the last of its changes makes it so where each was confirmed for itself. */
const findLastConfirmation = (basis: TranslationBasis, isDue: (basis: TranslationBasis) => boolean): Confirmation | null =>
  (isDue(basis) ? undefined : basis.confirmedChanges.at(-1)?.confirmation) ?? basis.confirmation;

const toOutdatedBy = ({ source, before, after }: TranslationBasis, changedAt: number): OutdatedBy => ({
  ...{ source, before: before.id, after: after.id, at: new Date(changedAt).toISOString() },
});

/** Compares the sources of translations that are behind another text. */
export const compareBases = (strapi: Core.Strapi, type: ContentTypeName, bases: readonly TranslationBasis[]) =>
  compareBasesOnce(bases, (fresh) =>
    compareContents(strapi, fresh, listBasisContents, (basis, contents) => isBasisDue(type, basis, contents)),
  );

/** Reads since when translations have been outdated: nothing is read again that was compared once. */
async function readOutdatedTimes(
  strapi: Core.Strapi,
  type: ContentTypeName,
  outdated: readonly TranslationBasis[],
): Promise<ReadonlyMap<string, OutdatedTimes>> {
  const isDue = await compareBases(strapi, type, outdated.flatMap(listTimePairs));
  return new Map(outdated.map((basis) => [toKey(basis.before.document, basis.locale), findOutdatedTimes(basis, isDue)]));
}

/**
 * Reads which translations are outdated, and which were confirmed. Documents without a history have none: what was published when is
 * not known of them.
 * @param published the languages that readers see, by document
 * @param isAll whether these are most documents of the type, so that the publications of all are read
 */
export async function readTranslations(
  strapi: Core.Strapi,
  type: ContentTypeName,
  published: ReadonlyMap<string, readonly Locale[]>,
  isAll = false,
): Promise<TranslationStates> {
  if (published.size === 0) return noTranslations;
  const narrowed = isAll ? {} : { document: { $in: [...published.keys()] } };
  const versions = await readVersions(strapi, type, narrowed);
  const publications = groupByDocument(versions.filter(({ state, source }) => state === 'published' && source !== 'shared'));
  const translated = [...published].flatMap(([document, locales]) => (locales.length > 1 ? [document] : []));
  const rows = translated.length === 0 ? null : await readConfirmations(strapi, type, narrowed);
  const ofPublications = translated.flatMap((document) =>
    findTranslationBases(published.get(document) ?? [], publications.get(document) ?? [], rows?.confirmations.get(document) ?? []),
  );
  const bases = await followSeenDrafts(strapi, type, ofPublications);
  const behind = bases.filter(({ before, after }) => before.content !== after.content);
  const isDue = await compareBases(strapi, type, behind);
  const due = behind.filter(isDue);
  const toEntries = (some: readonly TranslationBasis[]) =>
    new Map(some.map((basis) => [toKey(basis.before.document, basis.locale), basis]));
  const [known, outdated] = [toEntries(bases), toEntries(due)];
  const times = await readOutdatedTimes(strapi, type, due);
  const saves = await readSaves(strapi, type, narrowed, times);
  const copies = await readCopies(strapi, type, versions);
  return {
    findBasis: (document, locale) => known.get(toKey(document, locale)) ?? null,
    findOutdated: (document, locale) => {
      const key = toKey(document, locale);
      const [basis, changed] = [outdated.get(key), times.get(key)];
      return basis && changed ? toOutdatedBy(basis, changed.changedAt) : null;
    },
    findOutdatedSince: (document, locale) => times.get(toKey(document, locale))?.since ?? null,
    listStatements: (document, locale) => {
      const version = known.get(toKey(document, locale))?.after.id;
      return rows?.statements.get(document)?.filter((one) => one.locale === locale && one.version === version) ?? [];
    },
    findConfirmation: (document, locale) => {
      const basis = known.get(toKey(document, locale));
      return basis ? findLastConfirmation(basis, isDue) : null;
    },
    isFollowing: (document, locale) => {
      const key = toKey(document, locale);
      const changed = times.get(key);
      return changed !== undefined && (saves.get(key) ?? 0) > changed.changedAt;
    },
    isCopied: (document, locale, savedAt) => savedAt <= (copies.get(toKey(document, locale)) ?? -Infinity),
  };
}
