import * as z from 'zod';

import { type AuditFormat, auditPaths } from '../../people/audit/audit-paths.ts';
import { type AuditKind, auditKinds } from '../../people/audit/kinds.ts';

/** What the log is narrowed to; days are in Tashkent, both included. */
export type LogFilters = { kind: AuditKind | null; user: string | null; from: string | null; to: string | null; search: string };

/** All rows of the log. */
export const noFilters: LogFilters = { kind: null, user: null, from: null, to: null, search: '' };

/** The most characters that are searched for. */
export const maxSearched = 200;

/** How many rows a page of the log has. */
const pageSize = 50;

const kind = z.enum(auditKinds);
const day = z.iso.date();
const account = z.string().regex(/^[1-9]\d{0,14}$/u);
const positive = z.coerce.number().pipe(z.int().positive());

const readDay = (query: URLSearchParams, name: string): string | null => day.safeParse(query.get(name)).data ?? null;

/** Reads the filters of an address; what is no filter is as if it were not there, so that an old link still opens the log. */
export const readAuditFilters = (query: URLSearchParams): LogFilters => ({
  kind: kind.safeParse(query.get('kind')).data ?? null,
  user: account.safeParse(query.get('user')).data ?? null,
  from: readDay(query, 'from'),
  to: readDay(query, 'to'),
  search: (query.get('search') ?? '').trim().slice(0, maxSearched),
});

/** Reads the number of the page of an address. */
export const readPageNumber = (query: URLSearchParams): number => positive.safeParse(query.get('page')).data ?? 1;

/** Reads the day about which an address asks who had access; `null` where it says none. */
export const readAccessDay = (query: URLSearchParams): string | null => readDay(query, 'date');

const listFilters = (filters: LogFilters): [string, string][] =>
  Object.entries(filters).flatMap(([name, value]): [string, string][] => (value === null || value === '' ? [] : [[name, value]]));

const listPage = (page: number): [string, string][] => (page === 1 ? [] : [['page', String(page)]]);

/** Builds the address of a page of the log, for links within the panel; the first page needs no number. */
export function toAuditSearch(filters: LogFilters, page = 1): string {
  const query = new URLSearchParams([...listFilters(filters), ...listPage(page)]).toString();
  return query === '' ? '' : `?${query}`;
}

/** Builds the request for a page of the log. */
export function toLogRequest(filters: LogFilters, page: number): string {
  const query = new URLSearchParams([...listFilters(filters), ['page', String(page)], ['pageSize', String(pageSize)]]);
  return `/admin${auditPaths.log}?${query.toString()}`;
}

/** Builds the request for a file with all rows that match. */
export function toDownloadRequest(filters: LogFilters, format: AuditFormat): string {
  const query = new URLSearchParams([['format', format], ...listFilters(filters)]);
  return `/admin${auditPaths.export}?${query.toString()}`;
}

/** Builds the request for the accounts at the end of a day. */
export const toAccessRequest = (date: string): string => `/admin${auditPaths.access}?${new URLSearchParams({ date }).toString()}`;

/** Counts the pages of so many rows; there is always one. */
export const countPages = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));
