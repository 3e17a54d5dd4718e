import type { ContentTypeName } from '@ochiq/contract/content-types';
import { isLocale, type Localized } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import type { Row } from '../../platform/strapi/documents';
import { listTextBlocks } from '../agreement/list-text-blocks';
import type { EntryQuery } from '../history/version';
import { readVersions } from '../publish-validation/contract-issues';
import { type EntryIssue, throwOnIssues } from '../publish-validation/entry-issue';
import { hashLine, splitLines } from './machine-texts';

type MachineRow = Awaited<ReturnType<ReturnType<typeof getTable<'machine-text'>>['findMany']>>[number];

/** A line of a version that is exactly what a machine wrote, and that no person has read. */
export type UnreadText = { path: string; text: string; row: MachineRow };

const unreadMessage: Localized<string> = {
  uz: 'mashina tarjimasi, uni hali hech kim oʻqib chiqmagan: matnni tuzating yoki shakl yonida “Oʻqib chiqdim” tugmasini bosing',
  ru: 'машинный перевод, который ещё никто не прочитал: исправьте текст или нажмите «Я прочитал(а)» рядом с формой',
  en: 'is a machine translation that no person has read: mend the text, or press “I have read it” beside the form',
};

/** Lists what is machine text and unread in a version of an entry: one query where no machine translated for it. */
export async function findUnreadTexts(strapi: Core.Strapi, type: ContentTypeName, version: Row): Promise<UnreadText[]> {
  const where = { document: version.documentId, type, locale: version.locale, readAt: { $null: true } };
  const rows = await getTable(strapi, 'machine-text').findMany({ where });
  if (rows.length === 0) return [];
  const byHash = new Map(rows.map((row) => [row.hash, row]));
  return listTextBlocks(type, version).flatMap(({ path, text }) =>
    splitLines(text).flatMap((line) => {
      const row = byHash.get(hashLine(line));
      return row ? [{ path, text: line, row }] : [];
    }),
  );
}

/** Returns the field that a line is in: of a rich text without the place of its block. */
const toFieldPath = (path: string): string => path.replace(/\.\d+$/u, '');

/** Finds the fields of versions that are about to be published in which a machine wrote and no person has read. */
export async function findMachineTextIssues(
  strapi: Core.Strapi,
  type: ContentTypeName,
  versions: readonly Row[],
): Promise<readonly EntryIssue[]> {
  const issues: EntryIssue[] = [];
  for (const version of versions) {
    const fields = new Set((await findUnreadTexts(strapi, type, version)).map(({ path }) => toFieldPath(path)));
    for (const field of fields) issues.push({ locale: version.locale, path: field.split('.'), message: unreadMessage });
  }
  return issues;
}

/**
 * Refuses to plan or approve a draft with machine text that no person has read.
 * @throws a ValidationError that names its fields
 */
export async function requireMachineTextsRead(strapi: Core.Strapi, { type, document, locale }: EntryQuery): Promise<void> {
  if (
    !isLocale(locale) ||
    (await getTable(strapi, 'machine-text').count({ where: { document, type, locale, readAt: { $null: true } } })) === 0
  )
    return;
  const drafts = await readVersions(strapi, type, { documentId: document, locale, status: 'draft' });
  throwOnIssues(strapi, await findMachineTextIssues(strapi, type, drafts));
}
