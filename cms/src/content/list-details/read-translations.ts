import type { ContentTypeName } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import { readContents } from '../history/stored-contents';
import type { VersionSource } from '../history/version';
import { createPairMemory } from './compared-pairs';
import type { OutdatedBy } from './list-details';
import {
  type Confirmation,
  findTranslationBases,
  isTranslationDue,
  type Publication,
  type TranslationBasis,
} from './outdated-translations';

/** How many pairs of contents are remembered. */
const maxRemembered = 20_000;
const compareOnce = createPairMemory(maxRemembered);

/** How many contents are read at once. */
const batchSize = 100;

/** Returns of each gap whether its contents differ in what has to be translated. */
async function compareContents(strapi: Core.Strapi, type: ContentTypeName, gaps: readonly TranslationBasis[]): Promise<boolean[]> {
  const results: boolean[] = [];
  for (let start = 0; start < gaps.length; start += batchSize) {
    const some = gaps.slice(start, start + batchSize);
    const contents = await readContents(
      strapi,
      some.flatMap(({ before, after }) => [before.content, after.content]),
    );
    for (const gap of some) {
      const [before, after] = [contents.get(gap.before.content), contents.get(gap.after.content)];
      results.push(before !== undefined && after !== undefined && isTranslationDue(type, before, after));
    }
  }
  return results;
}

/** What is known of the translations of some documents. */
export type TranslationStates = {
  /** Finds what a translation is behind of; `null` for one that is not outdated. */
  findOutdated: (document: string, locale: Locale) => OutdatedBy | null;
  /** Finds why a translation counts as made from a later version of its source than that from which it was made. */
  findConfirmation: (document: string, locale: Locale) => Confirmation | null;
  /** Returns whether the text of an outdated translation was saved since: whether a person follows the source already. */
  isFollowing: (document: string, locale: Locale) => boolean;
};

const noTranslations: TranslationStates = { findOutdated: () => null, findConfirmation: () => null, isFollowing: () => false };

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

async function readPublications(strapi: Core.Strapi, type: ContentTypeName, narrowed: Narrowed) {
  const select = ['id', 'document', 'locale', 'content', 'at'] as const;
  const where = { type, state: 'published', ...ofText, ...narrowed };
  const rows = await getTable(strapi, 'version').findMany({ where, select, orderBy: { id: 'asc' } });
  return groupByDocument(rows.map((row): Publication => ({ ...row, at: new Date(row.at).getTime() })));
}

/** Reads which outdated translations were saved since their source was published, in milliseconds by their keys. */
async function readSaves(
  strapi: Core.Strapi,
  type: ContentTypeName,
  narrowed: Narrowed,
  outdated: readonly TranslationBasis[],
): Promise<ReadonlyMap<string, number>> {
  if (outdated.length === 0) return new Map();
  const first = outdated.reduce((earliest, { after }) => Math.min(earliest, after.at), Infinity);
  const where = { type, state: 'draft', at: { $gt: new Date(first) }, ...ofText, ...narrowed };
  const rows = await getTable(strapi, 'version').findMany({ where, select: ['document', 'locale', 'at'], orderBy: { at: 'asc' } });
  return new Map(rows.map(({ document, locale, at }) => [toKey(document, locale), new Date(at).getTime()]));
}

async function readConfirmations(strapi: Core.Strapi, type: ContentTypeName, narrowed: Narrowed) {
  const rows = await getTable(strapi, 'translation-confirmation').findMany({ where: { type, ...narrowed }, orderBy: { id: 'asc' } });
  const toConfirmation = ({ document, locale, version, authorName, at, reason }: (typeof rows)[number]): Confirmation => ({
    ...{ document, locale, version, by: authorName, at: new Date(at).toISOString(), reason },
  });
  return groupByDocument(rows.map(toConfirmation));
}

const toKey = (document: string, locale: string) => `${document} ${locale}`;

const toOutdatedBy = ({ source, before, after }: TranslationBasis): OutdatedBy => ({
  ...{ source, before: before.id, after: after.id, at: new Date(after.at).toISOString() },
});

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
  const translated = [...published].flatMap(([document, locales]) => (locales.length > 1 ? [document] : []));
  if (translated.length === 0) return noTranslations;
  const narrowed = isAll ? {} : { document: { $in: translated } };
  const publications = await readPublications(strapi, type, narrowed);
  const confirmations = await readConfirmations(strapi, type, narrowed);
  const bases = translated.flatMap((document) =>
    findTranslationBases(published.get(document) ?? [], publications.get(document) ?? [], confirmations.get(document) ?? []),
  );
  const behind = bases.filter(({ before, after }) => before.content !== after.content);
  const isDue = await compareOnce(behind, (fresh) => compareContents(strapi, type, fresh));
  const due = behind.filter(isDue);
  const outdated = new Map(due.map((basis) => [toKey(basis.before.document, basis.locale), toOutdatedBy(basis)]));
  const saves = await readSaves(strapi, type, narrowed, due);
  const confirmed = new Map(bases.map(({ before, locale, confirmation }) => [toKey(before.document, locale), confirmation]));
  return {
    findOutdated: (document, locale) => outdated.get(toKey(document, locale)) ?? null,
    findConfirmation: (document, locale) => confirmed.get(toKey(document, locale)) ?? null,
    isFollowing: (document, locale) => {
      const key = toKey(document, locale);
      const { at } = outdated.get(key) ?? {};
      return at !== undefined && (saves.get(key) ?? 0) > new Date(at).getTime();
    },
  };
}
