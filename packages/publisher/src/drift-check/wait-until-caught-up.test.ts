import type { PublisherStatus } from '@ochiq/contract/wire/publisher-status';

import { waitUntilCaughtUp } from './wait-until-caught-up.ts';

const status: PublisherStatus = {
  state: 'live',
  reason: null,
  age: 1,
  pages: 9,
  cursor: 7,
  published: [],
  held: [],
  documents: [],
};
const queued = {
  type: 'news',
  documentId: 'n1',
  locale: 'en',
  state: 'queued',
  undoneAt: null,
  at: '2026-11-20T10:00:00.000Z',
  reason: null,
  path: null,
} as const;

const requests: RequestInit[] = [];
function answers(...all: Partial<PublisherStatus>[]) {
  jest.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    requests.push(init ?? {});
    return Promise.resolve(Response.json({ ...status, ...(all.length > 1 ? all.shift() : all[0]) }));
  });
}

const wait = () => waitUntilCaughtUp({ cms: { last: () => Promise.resolve(7) }, publisherUrl: 'http://publisher.example', key: 'the key' });

afterEach(() => jest.restoreAllMocks());

test('resolves when every change in the log is live, and not before', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  answers({ cursor: 6 }, { state: 'behind' }, { documents: [queued] }, {});
  const ended = jest.fn();
  const waiting = wait().then(ended);
  await jest.advanceTimersByTimeAsync(1400);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(600);
  await waiting;
  expect(fetch).toHaveBeenCalledTimes(4);
  expect(requests[0]?.headers).toEqual({ authorization: 'Bearer the key' });
  jest.useRealTimers();
});

test('reports a publisher that refuses the request', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 401 }));
  await expect(wait()).rejects.toThrow('The publisher answers 401');
});
