import type { ContentTypeName } from '@ochiq/contract/content-types';
import { isLocale, type Localized } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import { getTableUid } from '../../platform/database/tables';
import type { Row } from '../../platform/strapi/documents';
import { listTextBlocks } from '../agreement/list-text-blocks';
import type { EntryQuery } from '../history/version';
import { readVersions } from '../publish-validation/contract-issues';
import { type EntryIssue, throwOnIssues } from '../publish-validation/entry-issue';
import { findPassages, listOpenings, listPossible, type PassagePlace } from './passages';
import { readRuns, type TextRun, toFieldPath } from './text-run';

type MachineRow = Awaited<ReturnType<ReturnType<typeof getTable<'machine-text'>>['findMany']>>[number];

/** A line of a version, or a part of one, that a machine wrote and no person has read. */
export type UnreadText = { path: string; text: string; rows: readonly MachineRow[] };

/** How much of a text a refusal has: the beginning tells where it is. */
const maxNamed = 60;

/** How many openings, or passages, are looked up at once. */
const batchSize = 500;

/** What a passage is recognised by, and whose it is. */
const candidateColumns = ['id', 'type', 'document', 'locale', 'hash', 'opening', 'size'] as const;

const splitIntoBatches = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / batchSize) }, (_, index) => all.slice(index * batchSize, (index + 1) * batchSize));

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

/** Reads how long the unread passages are that begin in some ways, by these. */
async function readSizes(strapi: Core.Strapi, where: Readonly<Record<string, unknown>>): Promise<ReadonlyMap<string, readonly number[]>> {
  const columns = ['opening', 'size'];
  const rows = await strapi.db.queryBuilder(getTableUid('machine-text')).init({ select: columns, where, groupBy: columns }).execute();
  const sizes = new Map<string, number[]>();
  for (const { opening, size } of rows as { opening: string; size: number }[]) sizes.set(opening, [...(sizes.get(opening) ?? []), size]);
  return sizes;
}

/**
 * Finds what is unread of other entries and is in some texts by its hash: of equal texts one. Thousands may begin as one of these does,
 * so that only how long they are is read of all, and nothing more where none begins so.
 */
async function findCandidates(strapi: Core.Strapi, runs: readonly TextRun[], isOwn: (row: MachineRow) => boolean): Promise<MachineRow[]> {
  const candidates = new Map<string, MachineRow>();
  for (const openings of splitIntoBatches([...new Set(runs.flatMap(listOpenings))])) {
    const where = { opening: { $in: openings }, readAt: { $null: true } };
    const sizes = await readSizes(strapi, where);
    for (const hashes of splitIntoBatches([...new Set(runs.flatMap((run) => listPossible(run, sizes)))])) {
      const search = { where: { ...where, hash: { $in: hashes } }, select: candidateColumns };
      for (const row of await getTable(strapi, 'machine-text').findMany(search)) if (!isOwn(row)) candidates.set(row.hash, row);
    }
  }
  return [...candidates.values()];
}

/** Finds what is unread of other entries and is in some texts; what a person has read anywhere is read. */
async function findForeignRows(strapi: Core.Strapi, runs: readonly TextRun[], isOwn: (row: MachineRow) => boolean): Promise<MachineRow[]> {
  const candidates = await findCandidates(strapi, runs, isOwn);
  const present = new Set(runs.flatMap((run) => findPassages(run, candidates, () => false).map(({ passage }) => passage)));
  const table = getTable(strapi, 'machine-text');
  const unread: MachineRow[] = [];
  for (const batch of splitIntoBatches([...present])) {
    const openings = [...new Set(batch.map(({ opening }) => opening))];
    const where = { opening: { $in: openings }, hash: { $in: batch.map(({ hash }) => hash) }, readAt: { $notNull: true } };
    const read = new Set((await table.findMany({ where, select: ['hash'] })).map(({ hash }) => hash));
    const ids = batch.filter(({ hash }) => !read.has(hash)).map(({ id }) => id);
    if (ids.length > 0) unread.push(...(await table.findMany({ where: { id: { $in: ids } } })));
  }
  return unread;
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
