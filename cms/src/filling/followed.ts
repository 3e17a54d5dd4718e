import { publisherStatus, type PublisherStatus } from '@ochiq/contract/publisher-status';
import type { Core } from '@strapi/strapi';

import { settings } from '../env';
import { askPublisher } from '../publishing/ask-publisher';
import { table } from '../tables/table';

/** The poll interval: frequent requests would slow the publisher down. */
const roundMs = 2000;
const patienceMs = 15 * 60 * 1000;
const limitMs = 60_000;

const pause = () => new Promise((resolve) => setTimeout(resolve, roundMs));

const isThere = ({ cursor, documents }: PublisherStatus, last: number) =>
  cursor >= last && documents.every(({ state }) => state !== 'queued' && state !== 'rendering');

/** Waits until the publisher is true to the log, where there is one. @throws it takes too long */
export async function followed(strapi: Core.Strapi): Promise<void> {
  if (settings.PUBLISHER_URL === undefined) return;
  const [newest] = await table(strapi, 'change').findMany({ orderBy: { id: 'desc' }, limit: 1 });
  if (!newest) return;
  for (const began = Date.now(); Date.now() - began < patienceMs; await pause()) {
    const answer = await askPublisher(strapi, { method: 'GET', path: '/status', limitMs });
    const status = publisherStatus.safeParse(answer?.body);
    if (status.success && isThere(status.data, newest.id)) return;
  }
  throw new Error('The publisher does not follow: see its log.');
}
