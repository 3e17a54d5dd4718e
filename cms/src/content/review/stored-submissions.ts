import type { Core } from '@strapi/strapi';
import * as z from 'zod';

import { getTable } from '../../platform/database/get-table';
import type { Author } from '../history/origin';
import type { EntryQuery } from '../history/version';
import { type DecisionKind, decisionKinds } from './review';
import { type SubmissionState, submissionStates } from './review-state';

type SubmissionRow = Awaited<ReturnType<ReturnType<typeof getTable<'submission'>>['findMany']>>[number];
type DecisionRow = Awaited<ReturnType<ReturnType<typeof getTable<'decision'>>['findMany']>>[number];

export type StoredDecision = Omit<DecisionRow, 'kind'> & { kind: DecisionKind };

/** A submission as it is stored, with what was said about it. */
export type StoredSubmission = Omit<SubmissionRow, 'state' | 'assignees'> & {
  state: SubmissionState;
  assignees: readonly number[];
  decisions: readonly StoredDecision[];
};

const state = z.enum(submissionStates);
const kind = z.enum(decisionKinds);

export const formatIds = (ids: readonly number[]): string => ids.join(',');
export const parseIds = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number));

async function withDecisions(strapi: Core.Strapi, rows: readonly SubmissionRow[]): Promise<StoredSubmission[]> {
  if (rows.length === 0) return [];
  const where = { submission: { $in: rows.map(({ id }) => id) } };
  const decisions = await getTable(strapi, 'decision').findMany({ where, orderBy: { id: 'asc' } });
  return rows.map((row) => ({
    ...row,
    state: state.parse(row.state),
    assignees: parseIds(row.assignees),
    decisions: decisions.filter(({ submission }) => submission === row.id).map((one) => ({ ...one, kind: kind.parse(one.kind) })),
  }));
}

/** Finds the last submission of an entry. */
export async function findLastSubmission(strapi: Core.Strapi, { type, document, locale }: EntryQuery): Promise<StoredSubmission | null> {
  const where = { type, document, locale };
  const rows = await getTable(strapi, 'submission').findMany({ where, orderBy: { id: 'desc' }, limit: 1 });
  return (await withDecisions(strapi, rows))[0] ?? null;
}

/** Lists the submissions of a document, in all languages, that are not over: one query where there is none. */
export async function listPendingSubmissions(strapi: Core.Strapi, type: string, document: string): Promise<StoredSubmission[]> {
  const where = { document, type, state: { $in: ['open', 'changes-asked'] } };
  return withDecisions(strapi, await getTable(strapi, 'submission').findMany({ where, orderBy: { id: 'asc' } }));
}

/** Finds submissions by their ids. */
export async function findSubmissions(strapi: Core.Strapi, ids: readonly number[]): Promise<StoredSubmission[]> {
  const rows = await getTable(strapi, 'submission').findMany({ where: { id: { $in: [...ids] } }, orderBy: { id: 'asc' } });
  return withDecisions(strapi, rows);
}

export type NewSubmission = {
  entry: EntryQuery;
  hash: string;
  author: Author;
  note: string;
  assignees: readonly number[];
  dueOn: string | null;
  at: Date;
};

/** Adds a submission; earlier ones of the entry end with it. @returns its id */
export async function addSubmission(strapi: Core.Strapi, { entry, hash, author, ...given }: NewSubmission): Promise<number> {
  const { type, document, locale } = entry;
  const rows = getTable(strapi, 'submission');
  const where = { type, document, locale, state: { $in: ['open', 'changes-asked'] } };
  await rows.updateMany({ where, data: { state: 'void', endedAt: given.at } });
  const { id } = await rows.create({
    data: {
      ...{ type, document, locale, hash, state: 'open', author: author.id, authorName: author.name },
      ...{ note: given.note, assignees: formatIds(given.assignees), dueOn: given.dueOn, at: given.at, endedAt: null },
    },
  });
  return id;
}

/** Ends a submission, or has it wait for changes. */
export async function setSubmissionState(strapi: Core.Strapi, id: number, next: SubmissionState, now: Date): Promise<void> {
  await getTable(strapi, 'submission').updateMany({ where: { id }, data: { state: next, endedAt: next === 'open' ? null : now } });
}

/** Adds what a person said about a submission; `author.id` is null for a person outside. */
export async function addDecision(
  strapi: Core.Strapi,
  submission: number,
  { kind: said, author, note, at }: { kind: DecisionKind; author: { id: number | null; name: string }; note: string; at: Date },
): Promise<void> {
  await getTable(strapi, 'decision').create({
    data: { submission, kind: said, author: author.id, authorName: author.name, note, at },
  });
}
