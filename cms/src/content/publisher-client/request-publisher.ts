import type { Core } from '@strapi/strapi';
import { publisherStatus, type PublisherStatus } from '@ochiq/contract/wire/publisher-status';
import { getErrorMessage } from '@ochiq/service-kit/errors';
import * as z from 'zod';

import { settings } from '../../env';
import { getRequestIdHeader } from '../../platform/observability/get-request-id-header';

type PublisherRequest = { method: 'GET' | 'POST'; path: string; limitMs: number; body?: unknown };
type PublisherResponse = { status: number; body: unknown };

/**
 * Sends a request to the publisher, with the key.
 * @returns `null` where there is no publisher, or it does not respond in time, or not in JSON
 */
export async function requestPublisher(
  strapi: Core.Strapi,
  { method, path, limitMs, body }: PublisherRequest,
): Promise<PublisherResponse | null> {
  const { PUBLISHER_URL: url, PUBLISHER_KEY: key } = settings;
  if (url === undefined || key === undefined) return null;
  try {
    const headers = { authorization: `Bearer ${key}`, ...getRequestIdHeader(strapi) };
    // A redirect would send the key to another host.
    const response = await fetch(new URL(path, url), {
      ...{ method, headers, redirect: 'error', signal: AbortSignal.timeout(limitMs) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
  } catch (error) {
    strapi.log.debug(`The publisher did not answer ${path}: ${getErrorMessage(error)}`);
    return null;
  }
}

/** Short, as the panel polls again soon. */
const statusLimitMs = 1000;

/** Reads the publisher's status; `null` where it does not respond. */
export async function readStatus(strapi: Core.Strapi): Promise<PublisherStatus | null> {
  const response = await requestPublisher(strapi, { method: 'GET', path: '/status', limitMs: statusLimitMs });
  if (response?.status !== 200) return null;
  const status = publisherStatus.safeParse(response.body);
  if (!status.success) strapi.log.warn(`The publisher's status is not understood: ${z.prettifyError(status.error)}`);
  return status.data ?? null;
}
