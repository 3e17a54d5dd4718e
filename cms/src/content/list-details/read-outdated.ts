import type { ContentTypeName } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import { readContents } from '../history/stored-contents';
import type { OutdatedBy } from './list-details';
import { findTranslationGaps, isTranslationDue, type Publication, type TranslationGap } from './outdated-translations';

/** How many pairs of contents are remembered: a content never changes. */
const maxRemembered = 20_000;
const remembered = new Map<string, boolean>();

/** How many contents are read at once. */
const batchSize = 100;

const toPair = ({ before, after }: TranslationGap) => `${before.content} ${after.content}`;

/** Compares the contents of gaps that have not been compared before. */
async function compareContents(strapi: Core.Strapi, type: ContentTypeName, gaps: readonly TranslationGap[]): Promise<void> {
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

/** The outdated translations of some documents. */
export type OutdatedTranslations = (document: string, locale: Locale) => OutdatedBy | null;

/**
 * Reads which translations are outdated. Documents without a history have none: what was published when is not known of them.
 * @param published the languages that readers see, by document
 * @param isAll whether these are most documents of the type, so that the publications of all are read
 */
export async function readOutdated(
  strapi: Core.Strapi,
  type: ContentTypeName,
  published: ReadonlyMap<string, readonly Locale[]>,
  isAll = false,
): Promise<OutdatedTranslations> {
  const translated = [...published].flatMap(([document, locales]) => (locales.length > 1 ? [document] : []));
  if (translated.length === 0) return () => null;
  const where = { type, state: 'published', ...(!isAll && { document: { $in: translated } }) };
  const select = ['id', 'document', 'locale', 'content', 'at'] as const;
  const rows = await getTable(strapi, 'version').findMany({ where, select, orderBy: { id: 'asc' } });
  const publications = new Map<string, Publication[]>(translated.map((document) => [document, []]));
  for (const row of rows) publications.get(row.document)?.push({ ...row, at: new Date(row.at).getTime() });
  const gaps = translated.flatMap((document) => findTranslationGaps(published.get(document) ?? [], publications.get(document) ?? []));
  await compareContents(strapi, type, gaps);
  const outdated = new Map(
    gaps
      .filter((gap) => remembered.get(toPair(gap)) === true)
      .map(({ locale, source, before, after }) => [
        `${before.document} ${locale}`,
        { source, before: before.id, at: new Date(after.at).toISOString() },
      ]),
  );
  return (document, locale) => outdated.get(`${document} ${locale}`) ?? null;
}
