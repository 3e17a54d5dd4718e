import type { DocumentStatus, PublisherStatus } from '@ochiq/contract/wire/publisher-status';
import type { Core } from '@strapi/strapi';

import { readChanges } from '../change-log/stored-changes';
import { settings } from '../../env';
import type { AdminUser } from '../../platform/strapi/admin-services';
import { buildOverview, getPublishingState, listReadableReferences, type PublishingState, withQueue } from './overview';
import type { PublisherAway, DocumentNews, DocumentPublishing, Overview } from './publishing';
import { readStatus } from './request-publisher';
import { readRights } from './undo-rights';

const away: PublisherAway = { state: 'away' };

/** The batch size of the log: a longer queue is reported as this long. */
const limit = 1000;

async function listDocuments(strapi: Core.Strapi, { state, cursor, documents }: PublisherStatus): Promise<readonly DocumentStatus[]> {
  // A publisher that is starting reads everything, whatever the log holds.
  if (state === 'starting') return documents;
  return withQueue(documents, (await readChanges(strapi, { after: cursor, limit })).changes);
}

function toDocumentNews({ path, ...statusFields }: DocumentStatus): DocumentNews {
  const url = path === null || settings.SITE_URL === undefined ? null : settings.SITE_URL.replace(/\/+$/u, '') + path;
  return { ...statusFields, url };
}

/** Reads the publisher's overview for a user of the panel. */
export async function readOverview(strapi: Core.Strapi, user: AdminUser): Promise<Overview | PublisherAway> {
  const status = await readStatus(strapi);
  if (status === null) return away;
  const documents = await listDocuments(strapi, status);
  return buildOverview({ status, documents, rights: await readRights(strapi, user), now: new Date() });
}

/** Reads the publication state of one document, in all its languages, for a user of the panel. */
export async function readDocument(strapi: Core.Strapi, user: AdminUser, documentId: string): Promise<DocumentPublishing | PublisherAway> {
  const status = await readStatus(strapi);
  if (status === null) return away;
  const { state, reason, broken = [] } = status;
  const documents = await listDocuments(strapi, status);
  const own = broken.filter((one) => one.documentId === documentId);
  return {
    ...{ state, reason },
    documents: documents.filter((one) => one.documentId === documentId).map(toDocumentNews),
    broken: own.length === 0 ? [] : listReadableReferences(own, await readRights(strapi, user)).shown,
  };
}

type DocumentKey = Pick<DocumentStatus, 'type' | 'documentId' | 'locale'>;

/**
 * Reads how far documents have come that changed lately; `null` where the publisher does not answer.
 * @returns the state of a document in a language; `null` for one that has not changed lately
 */
export async function readDocumentStates(strapi: Core.Strapi): Promise<((key: DocumentKey) => PublishingState | null) | null> {
  const status = await readStatus(strapi);
  if (status === null) return null;
  const toKey = ({ type, documentId, locale }: DocumentKey) => `${type} ${documentId} ${locale}`;
  const states = new Map((await listDocuments(strapi, status)).map((one) => [toKey(one), getPublishingState(one)]));
  return (key) => states.get(toKey(key)) ?? null;
}
