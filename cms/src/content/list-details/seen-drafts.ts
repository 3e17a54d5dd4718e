import type { ContentTypeName } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import type { VersionState } from '../history/version';
import { unseenContent } from './follow-basis';
import type { TranslationBasis } from './outdated-translations';

/**
 * Completes what translations follow that were planned or approved before their source was published first: what was saved of it by
 * then. Where the history has no such version, they were made from no text that it has.
 */
export async function followSeenDrafts(
  strapi: Core.Strapi,
  type: ContentTypeName,
  bases: readonly TranslationBasis[],
): Promise<readonly TranslationBasis[]> {
  const unseen = bases.flatMap(({ before, seenUntil }) => (seenUntil === undefined ? [] : [{ document: before.document, seenUntil }]));
  if (unseen.length === 0) return bases;
  const rows = await getTable(strapi, 'version').findMany({
    where: {
      type,
      document: { $in: [...new Set(unseen.map(({ document }) => document))] },
      state: { $ne: 'deleted' satisfies VersionState },
      at: { $lte: new Date(Math.max(...unseen.map(({ seenUntil }) => seenUntil))) },
    },
    select: ['id', 'document', 'locale', 'content', 'at'],
    orderBy: { id: 'asc' },
  });
  const versions = rows.map(({ id, document, locale, content, at }) => ({ id, document, locale, content, at: new Date(at).getTime() }));
  return bases.map((basis) => {
    const { before, source, seenUntil } = basis;
    if (seenUntil === undefined) return basis;
    const seen = versions.findLast((one) => one.document === before.document && one.locale === source && one.at <= seenUntil);
    return { ...basis, before: seen ?? { ...before, content: unseenContent } };
  });
}
