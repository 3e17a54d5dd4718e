import type { Core } from '@strapi/strapi';

import { addDaysToDay, getDayStart } from '../../submissions/forms/days';
import { getTable } from '../../platform/database/get-table';
import { getTableName } from '../../platform/database/tables';
import type { AuditFilters, AuditQuery, ShownAuditRow } from './audit-log';
import { shownAuditRow } from './audit-log';
import { accessKinds, type AccessRow } from './replay-access';

type Stored = Awaited<ReturnType<ReturnType<typeof getTable<'audit'>>['findMany']>>[number];
type Where = Readonly<Record<string, unknown>>;

/** Lists a text as it may be written: SQLite ignores case in Latin letters only. */
function listSpellings(text: string): string[] {
  const lower = text.toLowerCase();
  const capital = lower.charAt(0).toUpperCase() + lower.slice(1);
  return [...new Set([text, lower, text.toUpperCase(), capital])];
}

const searchedColumns = ['subjectTitle', 'details'] as const;

/** Converts filters to a condition of Strapi's. */
function toWhere({ kind, user, from, to, search }: AuditFilters): Where {
  const conditions: Where[] = [];
  if (kind !== undefined) conditions.push({ kind });
  if (user !== undefined) conditions.push({ actor: user });
  if (from !== undefined) conditions.push({ at: { $gte: getDayStart(from) } });
  if (to !== undefined) conditions.push({ at: { $lt: getDayStart(addDaysToDay(to, 1)) } });
  if (search !== undefined && search !== '')
    conditions.push({
      $or: listSpellings(search).flatMap((text) => searchedColumns.map((column) => ({ [column]: { $containsi: text } }))),
    });
  return { $and: conditions };
}

function toShown(row: Stored): ShownAuditRow {
  const { number, at, kind, actor, actorName, subjectType, subjectId, subjectTitle, subjectLocale, details, hash } = row;
  return shownAuditRow.parse({
    ...{ number, at: new Date(at).toISOString(), kind, hash },
    user: actor === null ? null : { id: actor, name: actorName },
    subject: subjectType === null ? null : { type: subjectType, id: subjectId ?? '', title: subjectTitle, locale: subjectLocale },
    details: JSON.parse(details) as unknown,
  });
}

/** Reads one page of the log, the newest row first, and how many rows match. */
export async function readAuditPage(strapi: Core.Strapi, query: AuditQuery): Promise<{ rows: ShownAuditRow[]; total: number }> {
  const { page, pageSize, ...filters } = query;
  const where = toWhere(filters);
  const rows = await getTable(strapi, 'audit').findMany({
    where,
    orderBy: { number: 'desc' },
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  return { rows: rows.map(toShown), total: await getTable(strapi, 'audit').count({ where }) };
}

const batchSize = 500;

/**
 * Reads all rows that match, the oldest first, in batches. @param last the last row that is read: what comes meanwhile is
 * left out
 */
export async function* readAuditRows(strapi: Core.Strapi, filters: AuditFilters, last: number): AsyncGenerator<ShownAuditRow> {
  const where = toWhere(filters);
  for (let after = 0; ;) {
    const rows = await getTable(strapi, 'audit').findMany({
      where: { $and: [where, { number: { $gt: after, $lte: last } }] },
      orderBy: { number: 'asc' },
      limit: batchSize,
    });
    for (const row of rows) yield toShown(row);
    if (rows.length < batchSize) return;
    after = rows.at(-1)?.number ?? last;
  }
}

type Person = { id: number; name: string };
type Connection = (table: string) => {
  select: (...columns: readonly string[]) => { whereIn: (column: string, rows: unknown) => PromiseLike<readonly ActorRow[]> };
  max: (column: string) => { whereNotNull: (column: string) => { groupBy: (column: string) => unknown } };
};
type ActorRow = { actor: number; actor_name: string };

/** Lists the users whom the log names as actors, by their last name in it. */
export async function listAuditUsers(strapi: Core.Strapi): Promise<Person[]> {
  const table = getTableName('audit');
  const connection = strapi.db.connection as unknown as Connection;
  const newest = connection(table).max('number').whereNotNull('actor').groupBy('actor');
  const rows = await connection(table).select('actor', 'actor_name').whereIn('number', newest);
  return rows.map(({ actor, actor_name: name }) => ({ id: actor, name })).sort((one, other) => one.name.localeCompare(other.name));
}

/** Reads the rows that say who has access, in their order. */
export async function readAccessRows(strapi: Core.Strapi): Promise<AccessRow[]> {
  const rows = await getTable(strapi, 'audit').findMany({
    where: { kind: { $in: accessKinds } },
    select: ['at', 'kind', 'subjectId', 'subjectTitle', 'details'],
    orderBy: { number: 'asc' },
  });
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at).getTime() }));
}
