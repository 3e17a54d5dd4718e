import { publisherStatus, type PublisherStatus } from '@ochiq/contract/publisher-status';
import type { Core } from '@strapi/strapi';
import * as z from 'zod';

import { askPublisher } from './ask-publisher';

/** Short, as the panel polls again soon. */
const limitMs = 1000;

/** Reads the publisher's status; `null` where it does not respond. */
export async function readStatus(strapi: Core.Strapi): Promise<PublisherStatus | null> {
  const answer = await askPublisher(strapi, { method: 'GET', path: '/status', limitMs });
  if (answer?.status !== 200) return null;
  const status = publisherStatus.safeParse(answer.body);
  if (!status.success) strapi.log.warn(`The publisher's status is not understood: ${z.prettifyError(status.error)}`);
  return status.data ?? null;
}
