import { isRecord } from '@ochiq/contract/is-record';
import type { Core } from '@strapi/strapi';

import { withWriteLock } from '../../platform/database/transactions';
import type { AuditKind } from './kinds';
import { recordAudit } from './record-audit';

type File = { id: number; name?: string | null };
type Write = (input: { data?: unknown }) => Promise<File | null>;
type Files = Record<'create' | 'update' | 'delete', Write>;

const files = 'plugin::upload.file';

/** Lists the names of the columns that an action writes; their values are not recorded. */
const listFields = (data: unknown): string[] =>
  isRecord(data)
    ? Object.keys(data)
        .filter((name) => !/By$|At$/u.test(name))
        .sort()
    : [];

/** A replaced file has another size, and what is written with it. */
const findUpdateKind = (data: unknown): AuditKind => (isRecord(data) && 'size' in data && 'mime' in data ? 'file-replace' : 'file-change');

/** Records uploaded, replaced, changed and deleted files, each in one transaction with its row. */
export function recordFileAudit(strapi: Core.Strapi): void {
  const rows = strapi.db.query(files) as unknown as Files;
  const withAudit =
    (write: Write, findKind: (data: unknown) => AuditKind): Write =>
    (input) =>
      withWriteLock(strapi, async () => {
        const file = await write(input);
        if (!file) return file;
        const kind = findKind(input.data);
        const subject = { type: 'file', id: String(file.id), title: file.name ?? null, locale: null };
        await recordAudit(strapi, [{ kind, subject, details: kind === 'file-change' ? { fields: listFields(input.data) } : {} }]);
        return file;
      });
  rows.create = withAudit(rows.create.bind(rows), () => 'file-upload');
  rows.update = withAudit(rows.update.bind(rows), findUpdateKind);
  rows.delete = withAudit(rows.delete.bind(rows), () => 'file-delete');
}
