import type { Core } from '@strapi/strapi';
import * as z from 'zod';

import { getTable } from '../../platform/database/get-table';
import type { Author } from '../history/origin';
import type { EntryQuery } from '../history/version';
import { type DecisionKind, decisionKinds } from './review';
import { type RoundState, roundStates } from './review-state';

type RoundRow = Awaited<ReturnType<ReturnType<typeof getTable<'review-round'>>['findMany']>>[number];
type DecisionRow = Awaited<ReturnType<ReturnType<typeof getTable<'decision'>>['findMany']>>[number];

export type StoredDecision = Omit<DecisionRow, 'kind'> & { kind: DecisionKind };

/** A round as it is stored, with what was said about it. */
export type ReviewRound = Omit<RoundRow, 'state' | 'assignees'> & {
  state: RoundState;
  assignees: readonly number[];
  decisions: readonly StoredDecision[];
};

const state = z.enum(roundStates);
const kind = z.enum(decisionKinds);

export const formatIds = (ids: readonly number[]): string => ids.join(',');
export const parseIds = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number));

async function withDecisions(strapi: Core.Strapi, rows: readonly RoundRow[]): Promise<ReviewRound[]> {
  if (rows.length === 0) return [];
  const where = { round: { $in: rows.map(({ id }) => id) } };
  const decisions = await getTable(strapi, 'decision').findMany({ where, orderBy: { id: 'asc' } });
  return rows.map((row) => ({
    ...row,
    state: state.parse(row.state),
    assignees: parseIds(row.assignees),
    decisions: decisions.filter(({ round }) => round === row.id).map((one) => ({ ...one, kind: kind.parse(one.kind) })),
  }));
}

/** Finds the last round of an entry. */
export async function findLastRound(strapi: Core.Strapi, { type, document, locale }: EntryQuery): Promise<ReviewRound | null> {
  const where = { type, document, locale };
  const rows = await getTable(strapi, 'review-round').findMany({ where, orderBy: { id: 'desc' }, limit: 1 });
  return (await withDecisions(strapi, rows))[0] ?? null;
}

/** Lists the rounds of a document, in all languages, that are not over: one query where there is none. */
export async function listPendingRounds(strapi: Core.Strapi, type: string, document: string): Promise<ReviewRound[]> {
  const where = { document, type, state: { $in: ['open', 'changes-asked'] } };
  return withDecisions(strapi, await getTable(strapi, 'review-round').findMany({ where, orderBy: { id: 'asc' } }));
}

/** Finds rounds by their ids. */
export async function findRounds(strapi: Core.Strapi, ids: readonly number[]): Promise<ReviewRound[]> {
  const rows = await getTable(strapi, 'review-round').findMany({ where: { id: { $in: [...ids] } }, orderBy: { id: 'asc' } });
  return withDecisions(strapi, rows);
}

export type NewRound = {
  entry: EntryQuery;
  hash: string;
  author: Author;
  note: string;
  assignees: readonly number[];
  dueOn: string | null;
  at: Date;
};

/** Adds a round; earlier ones of the entry end with it. @returns its id */
export async function addRound(strapi: Core.Strapi, { entry, hash, author, ...given }: NewRound): Promise<number> {
  const { type, document, locale } = entry;
  const rows = getTable(strapi, 'review-round');
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

/** Ends a round, or has it wait for changes. */
export async function setRoundState(strapi: Core.Strapi, id: number, next: RoundState, now: Date): Promise<void> {
  await getTable(strapi, 'review-round').updateMany({ where: { id }, data: { state: next, endedAt: next === 'open' ? null : now } });
}

type NewDecision = {
  kind: DecisionKind;
  /** The id is null for a person outside. */
  author: { id: number | null; name: string };
  /** The colleague who invited a person outside. */
  invitedBy?: number | null;
  note: string;
  at: Date;
};

/** Adds what a person said about a round. */
export async function addDecision(
  strapi: Core.Strapi,
  round: number,
  { kind: said, author, invitedBy = null, note, at }: NewDecision,
): Promise<void> {
  await getTable(strapi, 'decision').create({
    data: { round, kind: said, author: author.id, authorName: author.name, invitedBy, note, at },
  });
}
