import { setImmediate as breath } from 'node:timers/promises';

import { localeCodes, type Locale } from '@ochiq/contract/routing/locales';

import { SamplePublisher } from '../../test/sample-publisher.ts';
import { startSyncLoop } from './sync-loop.ts';
import type { Publisher } from './publisher.ts';
import { StatusTracker } from '../control-server/status.ts';

// To draw a card for each of a thousand pages takes minutes, and is not looked at here.
jest.mock('@ochiq/images/get-card-bytes', () => ({ getCardBytes: () => Promise.resolve(Buffer.from('card')) }));

const many = 300;
const some = 60;
const versionsOf = (documents: number) => documents * localeCodes.length;

let sample: SamplePublisher;
const endings: (() => Promise<void>)[] = [];

beforeEach(async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(Buffer.from('%PDF'))));
  sample = await SamplePublisher.make();
});
afterEach(async () => {
  await Promise.all(endings.splice(0).map((end) => end()));
  jest.restoreAllMocks();
  await sample.remove();
});

const slugOf = (number: number, locale: Locale) => `bulk-${locale}-${String(number)}`;
const titleOf = (number: number, locale: Locale) => `Bulk ${String(number)} (${locale})`;

/** What an editor does who publishes everything in one go: the CMS writes down one version after the other, and wakes the publisher. */
async function publish(first: number, last: number, wake: () => void): Promise<void> {
  for (let number = first; number <= last; number += 1)
    for (const locale of localeCodes) {
      const fields = { title: titleOf(number, locale), slug: slugOf(number, locale) };
      sample.cms.publish(
        'announcement',
        `bulk-${String(number)}`,
        locale,
        fields,
        sample.cms.version('announcement', 'announcement-1', locale),
      );
      wake();
      await breath();
    }
}

/** The versions whose page readers do not have. */
async function findMissingVersions(documents: number): Promise<string[]> {
  const missingVersions: string[] = [];
  for (let number = 1; number <= documents; number += 1)
    for (const locale of localeCodes) {
      const text = await sample.readPage(`/${locale}/announcements/${slugOf(number, locale)}`);
      if (!text?.includes(titleOf(number, locale))) missingVersions.push(slugOf(number, locale));
    }
  return missingVersions;
}

const changesOf = (publisher: Publisher) => publisher.published[0]?.number ?? 0;

/** Starts a sync loop that runs until the test ends. */
function run(publisher: Publisher) {
  const turned = new Set<() => void>();
  const tell = () => turned.forEach((look) => look());
  const failures = { count: 0 };
  const meter = {
    recordSync: tell,
    recordFailure: () => {
      failures.count += 1;
      tell();
    },
  };
  const running = startSyncLoop(publisher, { statusTracker: new StatusTracker(), meter, log: () => undefined }, () => undefined);
  endings.push(running.stop);
  return {
    ...running,
    failures,
    /** Resolves after a turn at whose end it is so. */
    until: (isSo: () => boolean) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!isSo()) return;
          turned.delete(look);
          resolve();
        };
        turned.add(look);
        running.wake();
      }),
  };
}

test(`${String(many)} documents in three languages, published in one go, are few changes, and none is lost`, async () => {
  const publisher = await sample.start();
  const before = changesOf(publisher);
  const running = run(publisher);
  await publish(1, many, running.wake);
  await running.until(() => publisher.cursor === versionsOf(many));
  expect(await findMissingVersions(many)).toEqual([]);
  expect(publisher.queue).toEqual({ waiting: [], unread: 0, isRendering: false });
  expect(changesOf(publisher) - before).toBeLessThanOrEqual(versionsOf(many) / 30);
  expect(await sample.readPage('/en/announcements')).toContain(titleOf(many, 'en'));
}, 300_000);

test('publishes the first of many soon, and reads eight times as many rows each time', async () => {
  const publisher = await sample.start();
  await publish(1, some, () => undefined);
  const cursors: number[] = [];
  do {
    await publisher.turn();
    if (cursors.push(publisher.cursor) === 1) {
      expect(await sample.readPage(`/en/announcements/${slugOf(1, 'en')}`)).toContain(titleOf(1, 'en'));
      expect(publisher.queue.unread).toBe(versionsOf(some) - publisher.cursor);
    }
  } while (publisher.queue.unread > 0);
  expect(cursors).toEqual([6, 54, 180]);
  expect(await findMissingVersions(some)).toEqual([]);
}, 300_000);

test('publishes in a new publisher what an interrupted one has left', async () => {
  const publisher = await sample.start();
  const running = run(publisher);
  await publish(1, some / 2, running.wake);
  await running.until(() => publisher.cursor > 0);
  await Promise.all([publish(some / 2 + 1, some, running.wake), running.stop()]);
  await sample.start();
  expect(await findMissingVersions(some)).toEqual([]);
}, 300_000);

test('loses no version when the CMS can’t be read in between', async () => {
  const publisher = await sample.start();
  const running = run(publisher);
  await publish(1, some / 2, running.wake);
  await running.until(() => publisher.cursor > 0);
  sample.cms.isAway = true;
  await publish(some / 2 + 1, some, running.wake);
  await running.until(() => running.failures.count > 0);
  sample.cms.isAway = false;
  await running.until(() => publisher.cursor === versionsOf(some));
  expect(await findMissingVersions(some)).toEqual([]);
}, 300_000);
