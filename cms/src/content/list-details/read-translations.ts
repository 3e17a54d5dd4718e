import type { ContentTypeName } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import { readContents } from '../history/stored-contents';
import type { OutdatedBy } from './list-details';
import {
  type Confirmation,
  findTranslationBases,
  isTranslationDue,
  type Publication,
  type TranslationBasis,
} from './outdated-translations';

/** How many pairs of contents are remembered: a content never changes. */
const maxRemembered = 20_000;
const remembered = new Map<string, boolean>();

/** How many contents are read at once. */
const batchSize = 100;

const toPair = ({ before, after }: TranslationBasis) => `${before.content} ${after.content}`;

/** Compares the contents that have not been compared before. */
async function compareContents(strapi: Core.Strapi, type: ContentTypeName, gaps: readonly TranslationBasis[]): Promise<void> {
  const fresh = gaps.filter((gap) => !remembered.has(toPair(gap)));
  if (remembered.size + fresh.length > maxRemembered) remembered.clear();
  for (let start = 0; start < fresh.length; start += batchSize) {
    const some = fresh.slice(start, start + batchSize);
    const contents = await readContents(
      strapi,
      some.flatMap(({ before, after }) => [before.content, after.content]),
    );
    for (const gap of some) {
      const [before, after] = [contents.get(gap.before.content), contents.get(gap.after.content)];
      remembered.set(toPair(gap), before !== undefined && after !== undefined && isTranslationDue(type, before, after));
    }
  }
}

/** What is known of the translations of some documents. */
export type TranslationStates = {
  /** Finds what a translation is behind of; `null` for one that is not outdated. */
  findOutdated: (document: string, locale: Locale) => OutdatedBy | null;
  /** Finds why a translation counts as made from a later version of its source than that from which it was made. */
  findConfirmation: (document: string, locale: Locale) => Confirmation | null;
};

const noTranslations: TranslationStates = { findOutdated: () => null, findConfirmation: () => null };

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

async function readPublications(strapi: Core.Strapi, type: ContentTypeName, narrowed: Narrowed) {
  const select = ['id', 'document', 'locale', 'content', 'at'] as const;
  const where = { type, state: 'published', ...narrowed };
  const rows = await getTable(strapi, 'version').findMany({ where, select, orderBy: { id: 'asc' } });
  return groupByDocument(rows.map((row): Publication => ({ ...row, at: new Date(row.at).getTime() })));
}

async function readConfirmations(strapi: Core.Strapi, type: ContentTypeName, narrowed: Narrowed) {
  const rows = await getTable(strapi, 'translation-confirmation').findMany({ where: { type, ...narrowed }, orderBy: { id: 'asc' } });
  const toConfirmation = ({ document, locale, version, authorName, at, reason }: (typeof rows)[number]): Confirmation => ({
    ...{ document, locale, version, by: authorName, at: new Date(at).toISOString(), reason },
  });
  return groupByDocument(rows.map(toConfirmation));
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
  const translated = [...published].flatMap(([document, locales]) => (locales.length > 1 ? [document] : []));
  if (translated.length === 0) return noTranslations;
  const narrowed = isAll ? {} : { document: { $in: translated } };
  const publications = await readPublications(strapi, type, narrowed);
  const confirmations = await readConfirmations(strapi, type, narrowed);
  const bases = translated.flatMap((document) =>
    findTranslationBases(published.get(document) ?? [], publications.get(document) ?? [], confirmations.get(document) ?? []),
  );
  const behind = bases.filter(({ before, after }) => before.content !== after.content);
  await compareContents(strapi, type, behind);
  const toKey = ({ before, locale }: TranslationBasis) => `${before.document} ${locale}`;
  const outdated = new Map(
    behind
      .filter((basis) => remembered.get(toPair(basis)) === true)
      .map((basis): [string, OutdatedBy] => {
        const { source, before, after } = basis;
        return [toKey(basis), { source, before: before.id, after: after.id, at: new Date(after.at).toISOString() }];
      }),
  );
  const confirmed = new Map(bases.map((basis) => [toKey(basis), basis.confirmation]));
  return {
    findOutdated: (document, locale) => outdated.get(`${document} ${locale}`) ?? null,
    findConfirmation: (document, locale) => confirmed.get(`${document} ${locale}`) ?? null,
  };
}
