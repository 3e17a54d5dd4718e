import { createHash } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import { contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';

import { getTableUid } from '../../../platform/database/tables';

const columns = ['id', 'document_id', 'locale', 'published_at', 'updated_at'];
const files = 'plugin::upload.file';

type Row = Readonly<Record<string, unknown>>;

const findTableName = (strapi: Core.Strapi, uid: string) => strapi.db.metadata.get(uid).tableName;

async function readPublishedRows(strapi: Core.Strapi, uid: string): Promise<readonly Row[]> {
  const table = findTableName(strapi, uid);
  return (await strapi.db.getConnection(table).select(columns).whereNotNull('published_at').orderBy('id')) as Row[];
}

async function readMediaRows(strapi: Core.Strapi): Promise<readonly Row[]> {
  return (await strapi.db.getConnection(findTableName(strapi, files)).select(['id', 'hash', 'updated_at']).orderBy('id')) as Row[];
}

async function readOutdatedRows(strapi: Core.Strapi): Promise<readonly Row[]> {
  const columns = ['type', 'document', 'locale', 'source', 'at'];
  const table = findTableName(strapi, getTableUid('outdated-translation'));
  return (await strapi.db.getConnection(table).select(columns).orderBy(['type', 'document', 'locale'])) as Row[];
}

/**
 * Computes a fingerprint that differs whenever a build of the site could: of what is published, which translations of it are outdated,
 * and of the files of the media library.
 */
async function computeFingerprint(strapi: Core.Strapi): Promise<string> {
  const hash = createHash('sha256');
  for (const name of contentTypeNames) hash.update(JSON.stringify([name, await readPublishedRows(strapi, getContentTypeUid(name))]));
  hash.update(JSON.stringify(await readOutdatedRows(strapi)));
  hash.update(JSON.stringify(await readMediaRows(strapi)));
  return hash.digest('hex');
}

type ResponseContext = { body: unknown };

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async read(context: ResponseContext) {
    context.body = { fingerprint: await computeFingerprint(strapi) };
  },
});
