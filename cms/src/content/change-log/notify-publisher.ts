import type { Core } from '@strapi/strapi';

import { settings } from '../../env';
import { getRequestIdHeader } from '../../platform/observability/get-request-id-header';

const limitMs = 1000;

let isScheduled = false;

async function sendWakeUp(strapi: Core.Strapi, url: string, key: string): Promise<void> {
  try {
    const headers = { authorization: `Bearer ${key}`, ...getRequestIdHeader(strapi) };
    // A redirect would send the key to another host.
    const response = await fetch(new URL('/wake', url), {
      method: 'POST',
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    });
    await response.body?.cancel();
    if (!response.ok) strapi.log.debug(`The publisher answered ${String(response.status)} when it was woken`);
  } catch (error) {
    strapi.log.debug(`The publisher was not woken: ${error instanceof Error ? error.message : 'unknown error'}`);
  }
}

/**
 * Notifies the publisher of new changes, once for all of the same moment. It is a hint that may get lost: the changes
 * are in the log.
 */
export function notifyPublisher(strapi: Core.Strapi): void {
  const { PUBLISHER_URL: url, PUBLISHER_KEY: key } = settings;
  if (url === undefined || key === undefined || isScheduled) return;
  isScheduled = true;
  setImmediate(() => {
    isScheduled = false;
    void sendWakeUp(strapi, url, key);
  });
}
