import { publisherStatus, type PublisherStatus } from '@ochiq/contract/wire/publisher-status';
import type { Core } from '@strapi/strapi';

import { settings } from '../env';
import { requestPublisher } from '../publisher-client/request-publisher';
import { getTable } from '../database/get-table';

/** The poll interval: frequent requests would slow the publisher down. */
const pollMs = 2000;
const timeoutMs = 15 * 60 * 1000;
const limitMs = 60_000;

const pause = () => new Promise((resolve) => setTimeout(resolve, pollMs));

const isCaughtUp = ({ cursor, documents }: PublisherStatus, last: number) =>
  cursor >= last && documents.every(({ state }) => state !== 'queued' && state !== 'rendering');

/** Waits until the publisher is true to the log, where there is one. @throws it takes too long */
export async function waitForPublisher(strapi: Core.Strapi): Promise<void> {
  if (settings.PUBLISHER_URL === undefined) return;
  const [newest] = await getTable(strapi, 'change').findMany({ orderBy: { id: 'desc' }, limit: 1 });
  if (!newest) return;
  for (const began = Date.now(); Date.now() - began < timeoutMs; await pause()) {
    const response = await requestPublisher(strapi, { method: 'GET', path: '/status', limitMs });
    const status = publisherStatus.safeParse(response?.body);
    if (status.success && isCaughtUp(status.data, newest.id)) return;
  }
  throw new Error('The publisher does not follow: see its log.');
}
