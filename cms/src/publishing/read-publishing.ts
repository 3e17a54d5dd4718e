import type { DocumentStatus, PublisherStatus } from '@ochiq/contract/publisher-status';
import type { Core } from '@strapi/strapi';

import { readChanges } from '../change-log/read-changes';
import { settings } from '../env';
import type { AdminUser } from '../strapi/admin-services';
import { overviewOf } from './overview-of';
import type { Away, DocumentNews, DocumentPublishing, Overview } from './publishing';
import { readStatus } from './read-status';
import { listReadableReferences } from './readable-references';
import { rightsOf } from './rights-of';
import { withQueue } from './with-queue';

const away: Away = { state: 'away' };

/** The batch size of the log: a longer queue is reported as this long. */
const limit = 1000;

async function documentsOf(strapi: Core.Strapi, { state, cursor, documents }: PublisherStatus): Promise<readonly DocumentStatus[]> {
  // A publisher that is starting reads everything, whatever the log holds.
  if (state === 'starting') return documents;
  return withQueue(documents, (await readChanges(strapi, { after: cursor, limit })).changes);
}

function newsOf({ path, ...about }: DocumentStatus): DocumentNews {
  const url = path === null || settings.SITE_URL === undefined ? null : settings.SITE_URL.replace(/\/+$/u, '') + path;
  return { ...about, url };
}

/** Reads the publisher's overview for a user of the panel. */
export async function readOverview(strapi: Core.Strapi, user: AdminUser): Promise<Overview | Away> {
  const status = await readStatus(strapi);
  if (status === null) return away;
  const documents = await documentsOf(strapi, status);
  return overviewOf({ status, documents, rights: await rightsOf(strapi, user), now: new Date() });
}

/** Reads the publication state of one document, in all its languages, for a user of the panel. */
export async function readDocument(strapi: Core.Strapi, user: AdminUser, documentId: string): Promise<DocumentPublishing | Away> {
  const status = await readStatus(strapi);
  if (status === null) return away;
  const { state, reason, broken = [] } = status;
  const documents = await documentsOf(strapi, status);
  const own = broken.filter((one) => one.documentId === documentId);
  return {
    ...{ state, reason },
    documents: documents.filter((one) => one.documentId === documentId).map(newsOf),
    broken: own.length === 0 ? [] : listReadableReferences(own, await rightsOf(strapi, user)).shown,
  };
}
