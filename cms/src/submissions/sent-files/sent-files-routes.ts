import { createReadStream, type ReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';

import { defaultLocale } from '@ochiq/contract/routing/locales';
import type { IntakeTypeName } from '@ochiq/contract/forms/intake-types';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { getSubmissionUid } from '../forms/duplicate-submissions';
import { canAccess } from '../../people/roles/panel-rights';
import { getTable } from '../../platform/database/get-table';
import { addPanelRoutes, parseId } from '../../platform/strapi/panel-routes';
import { getStoredPath } from './private-folder';
import { sentFilesQuery, type SentFilesResponse } from './sent-file';

type Context = {
  state: { userAbility: unknown };
  query: unknown;
  params: Readonly<Record<string, string>>;
  body: SentFilesResponse | ReadStream;
  length: number;
  attachment: (name: string) => void;
  set: (headers: Readonly<Record<string, string>>) => void;
};

/** Asserts the right to read the submission; without it the response does not reveal whether there are files. */
async function assertCanRead(strapi: Core.Strapi, { state }: Context, type: IntakeTypeName, documentId: string): Promise<void> {
  if (await canAccess(strapi, state.userAbility, 'read', { uid: getSubmissionUid(type), documentId, locale: defaultLocale })) return;
  throw new errors.NotFoundError('There is no such file, or you may not read it');
}

async function list(strapi: Core.Strapi, context: Context): Promise<void> {
  const query = sentFilesQuery.safeParse(context.query);
  if (!query.success) throw new errors.ValidationError('Say of which type and document');
  const { type, document } = query.data;
  await assertCanRead(strapi, context, type, document);
  const rows = await getTable(strapi, 'sent-file').findMany({ where: { type, owner: document }, orderBy: { id: 'asc' } });
  context.set({ 'cache-control': 'no-store' });
  context.body = { files: rows.map(({ id, name, mime, size }) => ({ id, name, mime, size })) };
}

async function download(strapi: Core.Strapi, context: Context): Promise<void> {
  const row = await getTable(strapi, 'sent-file').findOne({ where: { id: parseId(context) } });
  // Without the right the response is the same, whether the file exists or not.
  await assertCanRead(strapi, context, row?.type ?? 'appeal', row?.owner ?? '');
  const place = getStoredPath(row?.stored ?? '');
  const stats = await stat(place).catch(() => null);
  if (!row || !stats?.isFile()) {
    strapi.log.error('A file that was sent is not in the private folder: bring it back from a backup');
    throw new errors.NotFoundError('There is no such file, or you may not read it');
  }
  context.attachment(row.name);
  context.set({
    'content-type': row.mime,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  context.length = stats.size;
  context.body = createReadStream(place);
}

/**
 * Adds the panel's routes to submitted files, for users who may read their submission; Strapi guards them by its
 * session.
 */
export function addSentFilesRoutes(strapi: Core.Strapi): void {
  addPanelRoutes(strapi, [
    { method: 'GET', path: '/sent-files', handler: (context: Context) => list(strapi, context) },
    { method: 'GET', path: '/sent-files/:id', handler: (context: Context) => download(strapi, context) },
  ]);
}
