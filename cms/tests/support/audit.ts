import type { AuditAccessResponse, AuditResponse, ShownAuditRow } from '../../src/people/audit/audit-log';
import type { AuditKind } from '../../src/people/audit/kinds';
import type { Editor } from './panel';

/** Reads the log as the panel does. */
export function createAuditClient(editor: Editor) {
  const read = async (query = '') => (await editor.request('GET', `/admin/audit-log?${query}`)).body as unknown as AuditResponse;
  return {
    read,
    /** The number of the last row. */
    end: async (): Promise<number> => (await read('pageSize=1')).rows[0]?.number ?? 0,
    /** The rows after a number, the oldest first. */
    since: async (number: number): Promise<ShownAuditRow[]> =>
      (await read('pageSize=100')).rows.filter((row) => row.number > number).toReversed(),
    /** Who had access on a day. */
    access: async (date: string) =>
      ((await editor.request('GET', `/admin/audit-log/access?date=${date}`)).body as unknown as AuditAccessResponse).users,
  };
}

/** What a test tells of rows: what was done, by whom, and to what. */
export const summarize = (rows: readonly ShownAuditRow[]): [AuditKind, string | null, string | null][] =>
  rows.map(({ kind, user, subject }) => [kind, user?.name ?? null, subject?.type ?? null]);
