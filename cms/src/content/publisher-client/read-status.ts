import { publisherStatus, type PublisherStatus } from '@ochiq/contract/wire/publisher-status';
import type { Core } from '@strapi/strapi';
import * as z from 'zod';

import { requestPublisher } from './request-publisher';

/** Short, as the panel polls again soon. */
const limitMs = 1000;

/** Reads the publisher's status; `null` where it does not respond. */
export async function readStatus(strapi: Core.Strapi): Promise<PublisherStatus | null> {
  const response = await requestPublisher(strapi, { method: 'GET', path: '/status', limitMs });
  if (response?.status !== 200) return null;
  const status = publisherStatus.safeParse(response.body);
  if (!status.success) strapi.log.warn(`The publisher's status is not understood: ${z.prettifyError(status.error)}`);
  return status.data ?? null;
}
