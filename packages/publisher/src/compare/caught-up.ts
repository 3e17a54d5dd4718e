import { setTimeout as wait } from 'node:timers/promises';

import { publisherStatus, type PublisherStatus } from '@ochiq/contract/publisher-status';

import type { Cms } from '../cms/cms.ts';

const patienceMs = 120_000;
const pauseMs = 500;
const answerMs = 10_000;

type Asked = { cms: Pick<Cms, 'last'>; publisherUrl: string; key: string };

async function askStatus({ publisherUrl, key }: Asked): Promise<PublisherStatus> {
  const response = await fetch(new URL('/status', publisherUrl), {
    headers: { authorization: `Bearer ${key}` },
    redirect: 'error',
    signal: AbortSignal.timeout(answerMs),
  }).catch((error: unknown) => {
    throw new Error(`The publisher does not answer at ${publisherUrl}: start it with \`pnpm start\`.`, { cause: error });
  });
  if (!response.ok) throw new Error(`The publisher answers ${String(response.status)}`);
  return publisherStatus.parse(await response.json());
}

const isOnItsWay = ({ documents }: PublisherStatus) => documents.some(({ state }) => state === 'queued' || state === 'rendering');

/**
 * Waits until every change in the CMS's log so far is live.
 * @throws it takes too long, or the publisher does not respond
 */
export async function caughtUp(asked: Asked): Promise<void> {
  const last = await asked.cms.last();
  const until = performance.now() + patienceMs;
  for (;;) {
    const status = await askStatus(asked);
    if (status.state === 'live' && status.cursor >= last && !isOnItsWay(status)) return;
    if (performance.now() > until)
      throw new Error(`The publisher has not caught up with the CMS: ${status.reason ?? 'it is still at work'}`);
    await wait(pauseMs);
  }
}
