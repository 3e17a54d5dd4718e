import { getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';
import * as z from 'zod';

import { withChangeRecord } from '../src/content/change-log/record';
import { getRows } from '../src/platform/strapi/rows';
import type { GeneratedNews } from './generated-news';

type Row = { id: number; documentId: string; locale: string; publishedAt: string | null };

/** Which row of a document is meant: a language, as a draft or published. */
type VersionReference = { documentId: string; locale: string; isPublished: boolean };

const getVersionKey = ({ documentId, locale, isPublished }: VersionReference) => `${documentId} ${locale} ${String(isPublished)}`;

/**
 * Reads the row ids of a type by `getVersionKey`.
 * @param documentIds all where omitted
 */
async function readVersionIds(strapi: Core.Strapi, uid: string, documentIds?: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await getRows<Row>(strapi, uid).findMany({
    ...(documentIds ? { where: { documentId: { $in: documentIds } } } : {}),
    select: ['id', 'documentId', 'locale', 'publishedAt'],
    orderBy: { id: 'asc' },
  });
  return new Map(
    rows.map(({ id, documentId, locale, publishedAt }) => [getVersionKey({ documentId, locale, isPublished: publishedAt !== null }), id]),
  );
}

const columnShape = z.object({ name: z.string() });
const relationShape = z.object({
  joinTable: z.object({
    name: z.string(),
    joinColumn: columnShape,
    inverseJoinColumn: columnShape,
    orderColumnName: z.string().optional(),
  }),
});

/** Where the rows are that tie a type's entries to others, and how their columns are called. */
type JoinTable = { name: string; from: string; to: string; order: string | null };

/**
 * Reads the join table of a relation.
 * @throws ZodError the field is no relation that has a table of its own
 */
function readJoinTable(strapi: Core.Strapi, uid: string, field: string): JoinTable {
  const { joinTable } = relationShape.parse(strapi.db.metadata.get(uid).attributes[field]);
  const { name, joinColumn, inverseJoinColumn, orderColumnName } = joinTable;
  return { name, from: joinColumn.name, to: inverseJoinColumn.name, order: orderColumnName ?? null };
}

const news = getContentTypeUid('news');

type NewsVersionRow = VersionReference & { from: GeneratedNews };

const listVersions = (generated: GeneratedNews): NewsVersionRow[] =>
  [false, true].flatMap((isPublished) =>
    generated.stories.map(([locale]) => ({ documentId: generated.documentId, locale, isPublished, from: generated })),
  );

/** Links entries to their targets: drafts to drafts, published versions to published ones. */
async function linkEntries(
  strapi: Core.Strapi,
  field: 'category' | 'tags',
  target: string,
  versionRows: readonly NewsVersionRow[],
): Promise<void> {
  const { name, from, to, order } = readJoinTable(strapi, news, field);
  const ids = await readVersionIds(strapi, news, [...new Set(versionRows.map(({ documentId }) => documentId))]);
  const targets = await readVersionIds(strapi, target);
  const data = versionRows.flatMap((version) =>
    [version.from[field]].flat().flatMap((documentId, place) => {
      const [own, other] = [ids.get(getVersionKey(version)), targets.get(getVersionKey({ ...version, documentId }))];
      if (own === undefined || other === undefined) return [];
      return [{ [from]: own, [to]: other, ...(order === null ? {} : { [order]: place + 1 }) }];
    }),
  );
  if (data.length > 0) await getRows(strapi, name).createMany({ data });
}

/**
 * Writes news as if each had been published, in one transaction with the rows of the change log. It goes around the
 * document service, which takes a tenth of a second an entry.
 */
export async function writeNews(strapi: Core.Strapi, generated: readonly GeneratedNews[]): Promise<void> {
  await withChangeRecord(strapi, async () => {
    const now = new Date();
    const versionRows = generated.flatMap(listVersions);
    const data = versionRows.map(({ documentId, locale, isPublished, from: { date, stories } }) => ({
      ...stories.find(([code]) => code === locale)?.[1],
      documentId,
      locale,
      date,
      pinned: false,
      publishedAt: isPublished ? now : null,
    }));
    await getRows(strapi, news).createMany({ data });
    await linkEntries(strapi, 'category', getContentTypeUid('category'), versionRows);
    await linkEntries(strapi, 'tags', getContentTypeUid('tag'), versionRows);
    const changes = generated.map(({ documentId, stories }) => ({
      kind: 'publish' as const,
      type: 'news' as const,
      documentId,
      locales: stories.map(([locale]) => locale),
      file: null,
    }));
    return { result: undefined, changes };
  });
}
