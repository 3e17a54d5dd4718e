import type { Core } from '@strapi/strapi';

import { listOwnDrafts } from '../../content/desk/own-versions';
import { addReadableTitles, addTitlesInAnyLanguage } from '../../content/history/entry-titles';
import { entryQuery } from '../../content/history/version';
import { parseIds } from '../../content/review/review-rounds';
import { getTable } from '../../platform/database/get-table';
import { type TitledWork, type WorkEntry, workEntry, type WorkKind } from '../absences/absence';
import { readTakenOver } from './handovers';

type Rows<N extends Parameters<typeof getTable>[1]> = Awaited<ReturnType<ReturnType<typeof getTable<N>>['findMany']>>;

/** Whose work a person has, by ids: the person, and those whom they succeeded. */
export type WorkOwners = readonly [number, ...number[]];

/** What a person has open, as rows. */
export type OpenRows = {
  assigned: Rows<'review-round'>;
  submitted: Rows<'review-round'>;
  translations: Rows<'translation-task'>;
  remarks: Rows<'remark'>;
  plans: Rows<'schedule'>;
  /** Links that are valid. */
  links: Rows<'token-link'>;
};

/** Lists whose work a person has: first of all their own, and that of people who left before. */
export const listWorkOwners = async (strapi: Core.Strapi, user: number): Promise<WorkOwners> => [
  user,
  ...(await readTakenOver(strapi, user)),
];

/** Reads the rows of what a person has open: submissions and assignments, translations, remarks, plans, links. */
export async function readOpenRows(strapi: Core.Strapi, owners: WorkOwners, now: Date): Promise<OpenRows> {
  const author = { $in: [...owners] };
  const rounds = await getTable(strapi, 'review-round').findMany({ where: { state: { $in: ['open', 'changes-asked'] } } });
  return {
    assigned: rounds.filter(({ state, assignees }) => state === 'open' && parseIds(assignees).some((id) => owners.includes(id))),
    submitted: rounds.filter((round) => owners.includes(round.author)),
    translations: await getTable(strapi, 'translation-task').findMany({ where: { user: author } }),
    remarks: await getTable(strapi, 'remark').findMany({ where: { author, thread: { $null: true }, resolvedAt: { $null: true } } }),
    plans: await getTable(strapi, 'schedule').findMany({ where: { askedBy: author, state: 'waiting' } }),
    links: await getTable(strapi, 'token-link').findMany({
      where: { author, revokedAt: { $null: true }, expiresAt: { $gt: now } },
    }),
  };
}

type EntryRow = { type: string; document: string; locale: string };

const toWork = (kind: WorkKind, rows: readonly EntryRow[]): WorkEntry[] =>
  rows.flatMap(({ type, document, locale }) => {
    const entry = entryQuery.safeParse({ type, document, locale }).data;
    return entry ? [{ kind, ...entry }] : [];
  });

const toLinkRows = (links: OpenRows['links']): EntryRow[] =>
  links
    .filter(({ purpose }) => purpose === 'preview')
    .flatMap(({ type, document, locales }) => locales.split(',').map((locale) => ({ type, document, locale })));

/** Reads what a person has open, each entry once of a kind. */
export async function readOpenWork(strapi: Core.Strapi, owners: WorkOwners, rows: OpenRows): Promise<WorkEntry[]> {
  // All of them: a draft that is not listed here is on no desk afterwards.
  const drafts = await listOwnDrafts(strapi, owners);
  const work = [
    ...toWork('draft', drafts),
    ...toWork('submission', rows.submitted),
    ...toWork('assignment', rows.assigned),
    ...toWork('translation', rows.translations),
    ...toWork('remark', rows.remarks),
    ...toWork('plan', rows.plans),
    ...toWork('link', toLinkRows(rows.links)),
  ];
  return [...new Map(work.map((entry) => [Object.values(entry).join(' '), entry])).values()];
}

/** Formats work as it is stored with a handover. */
export const formatWork = (work: readonly WorkEntry[]): string => JSON.stringify(work.map((entry) => workEntry.parse(entry)));

/** Parses the stored work of a handover; none where it is not understood. */
export const parseWork = (stored: string): WorkEntry[] => workEntry.array().safeParse(JSON.parse(stored)).data ?? [];

/** Adds titles to work: null for entries that the user may not read, or that are deleted. */
export async function addWorkTitles(strapi: Core.Strapi, userAbility: unknown, work: readonly WorkEntry[]): Promise<TitledWork[]> {
  const isTranslation = ({ kind }: WorkEntry) => kind === 'translation';
  const titled = [
    ...(await addReadableTitles(
      strapi,
      userAbility,
      work.filter((entry) => !isTranslation(entry)),
    )),
    ...(await addTitlesInAnyLanguage(strapi, userAbility, work.filter(isTranslation))),
  ];
  const find = (entry: WorkEntry) =>
    titled.find(
      ({ kind, type, document, locale }) =>
        kind === entry.kind && type === entry.type && document === entry.document && locale === entry.locale,
    );
  return work.map((entry) => ({ ...entry, title: find(entry)?.title ?? null }));
}
