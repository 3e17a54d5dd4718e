import type { ContentTypeName } from '@ochiq/contract/content-types';
import { isLocale, type Localized } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import type { Row } from '../../platform/strapi/documents';
import { listTextBlocks } from '../agreement/list-text-blocks';
import type { EntryQuery } from '../history/version';
import { readVersions } from '../publish-validation/contract-issues';
import { type EntryIssue, throwOnIssues } from '../publish-validation/entry-issue';
import { findPassages, listOpenings, type PassagePlace } from './passages';
import { readRuns, type TextRun, toFieldPath } from './text-run';

type MachineRow = Awaited<ReturnType<ReturnType<typeof getTable<'machine-text'>>['findMany']>>[number];

/** A line of a version, or a part of one, that a machine wrote and no person has read. */
export type UnreadText = { path: string; text: string; rows: readonly MachineRow[] };

/** How much of a text a refusal has: the beginning tells where it is. */
const maxNamed = 60;

/** How many openings are looked up at once. */
const batchSize = 500;

const shorten = (text: string): string => (text.length > maxNamed ? `${text.slice(0, maxNamed)}…` : text);

function describeUnread(text: string, more: number): Localized<string> {
  const named = shorten(text);
  const count = String(more);
  return {
    uz: `mashina tarjimasi, uni hali hech kim oʻqib chiqmagan: “${named}”${more > 0 ? ` va yana ${count} ta joyda` : ''}. Uni oʻz soʻzlaringiz bilan yozing yoki shakl yonida “Oʻqib chiqdim” tugmasini bosing`,
    ru: `машинный перевод, который ещё никто не прочитал: «${named}»${more > 0 ? ` и ещё мест: ${count}` : ''}. Напишите его своими словами или нажмите «Я прочитал(а)» рядом с формой`,
    en: `is a machine translation that no person has read: “${named}”${more > 0 ? ` and ${count} more` : ''}. Write it in your own words, or press “I have read it” beside the form`,
  };
}

/** Finds what is unread of other entries and may be in some texts; what a person has read anywhere is read. */
async function findForeignRows(strapi: Core.Strapi, runs: readonly TextRun[], isOwn: (row: MachineRow) => boolean): Promise<MachineRow[]> {
  const rows = getTable(strapi, 'machine-text');
  const openings = [...new Set(runs.flatMap(listOpenings))];
  const unread: MachineRow[] = [];
  for (let start = 0; start < openings.length; start += batchSize) {
    const where = { opening: { $in: openings.slice(start, start + batchSize) }, readAt: { $null: true } };
    unread.push(...(await rows.findMany({ where })).filter((row) => !isOwn(row)));
  }
  if (unread.length === 0) return [];
  const where = { hash: { $in: [...new Set(unread.map(({ hash }) => hash))] }, readAt: { $notNull: true } };
  const read = new Set((await rows.findMany({ where, select: ['hash'] })).map(({ hash }) => hash));
  return unread.filter(({ hash }) => !read.has(hash));
}

/** Joins what was found in one line: it is shown and read at once. */
function joinByLine({ words }: TextRun, places: readonly PassagePlace<MachineRow>[]): UnreadText[] {
  const lines = new Map<number, PassagePlace<MachineRow>[]>();
  for (const place of places) {
    const line = words[place.first]?.line ?? 0;
    lines.set(line, [...(lines.get(line) ?? []), place]);
  }
  return [...lines]
    .toSorted(([one], [other]) => one - other)
    .map(([, some]) => {
      const first = Math.min(...some.map((place) => place.first));
      const last = Math.max(...some.map((place) => place.last));
      const rows = new Map(some.map(({ passage }) => [passage.hash, passage]));
      const shown = words.slice(first, last + 1).map((word) => word.text);
      return { path: words[first]?.path ?? '', text: shown.join(' '), rows: [...rows.values()] };
    });
}

/** Lists what is machine text and unread in a version of an entry, whichever entry it was translated for: two queries where there is none. */
export async function findUnreadTexts(strapi: Core.Strapi, type: ContentTypeName, version: Row): Promise<UnreadText[]> {
  const { documentId: document, locale } = version;
  const own = await getTable(strapi, 'machine-text').findMany({ where: { document, type, locale, readAt: { $null: true } } });
  const isOwn = (row: MachineRow) => row.document === document && row.type === type && row.locale === locale;
  const runs = readRuns(listTextBlocks(type, version));
  const rows = new Map([...(await findForeignRows(strapi, runs, isOwn)), ...own].map((row) => [row.hash, row]));
  return rows.size === 0 ? [] : runs.flatMap((run) => joinByLine(run, findPassages(run, [...rows.values()], isOwn)));
}

/** Finds the fields of versions that are about to be published in which a machine wrote and no person has read. */
export async function findMachineTextIssues(
  strapi: Core.Strapi,
  type: ContentTypeName,
  versions: readonly Row[],
): Promise<readonly EntryIssue[]> {
  const issues: EntryIssue[] = [];
  for (const version of versions) {
    const fields = new Map<string, UnreadText[]>();
    for (const unread of await findUnreadTexts(strapi, type, version)) {
      const field = toFieldPath(unread.path);
      fields.set(field, [...(fields.get(field) ?? []), unread]);
    }
    for (const [field, [first, ...others]] of fields)
      issues.push({ locale: version.locale, path: field.split('.'), message: describeUnread(first?.text ?? '', others.length) });
  }
  return issues;
}

/**
 * Refuses to plan or approve a draft with machine text that no person has read.
 * @throws a ValidationError that names its fields
 */
export async function requireMachineTextsRead(strapi: Core.Strapi, { type, document, locale }: EntryQuery): Promise<void> {
  if (!isLocale(locale)) return;
  const drafts = await readVersions(strapi, type, { documentId: document, locale, status: 'draft' });
  throwOnIssues(strapi, await findMachineTextIssues(strapi, type, drafts));
}
