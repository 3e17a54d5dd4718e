import { setTimeout as wait } from 'node:timers/promises';

import { publisherStatus, type PublisherStatus } from '@ochiq/contract/wire/publisher-status';

import type { CmsClient } from '../cms/cms-client.ts';

const timeoutMs = 120_000;
const pollIntervalMs = 500;
const requestTimeoutMs = 10_000;

type CatchUpOptions = { cms: Pick<CmsClient, 'last'>; publisherUrl: string; key: string };

async function fetchStatus({ publisherUrl, key }: CatchUpOptions): Promise<PublisherStatus> {
  const response = await fetch(new URL('/status', publisherUrl), {
    headers: { authorization: `Bearer ${key}` },
    redirect: 'error',
    signal: AbortSignal.timeout(requestTimeoutMs),
  }).catch((error: unknown) => {
    throw new Error(`The publisher does not answer at ${publisherUrl}: start it with \`pnpm start\`.`, { cause: error });
  });
  if (!response.ok) throw new Error(`The publisher answers ${String(response.status)}`);
  return publisherStatus.parse(await response.json());
}

const hasPendingDocuments = ({ documents }: PublisherStatus) => documents.some(({ state }) => state === 'queued' || state === 'rendering');

/**
 * Waits until every change in the CMS's log so far is live.
 * @throws it takes too long, or the publisher does not respond
 */
export async function waitUntilCaughtUp(options: CatchUpOptions): Promise<void> {
  const last = await options.cms.last();
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const status = await fetchStatus(options);
    if (status.state === 'live' && status.cursor >= last && !hasPendingDocuments(status)) return;
    if (performance.now() > deadline)
      throw new Error(`The publisher has not caught up with the CMS: ${status.reason ?? 'it is still at work'}`);
    await wait(pollIntervalMs);
  }
}
