import type { Change } from '@ochiq/contract/wire/change';

import { healthySearchState } from '../search/search-state.ts';
import { PublisherMetrics } from './meter.ts';
import type { Publisher } from '../sync/publisher.ts';
import { StageTimer } from '../sync/stage-timer.ts';
import type { SyncResult } from '../sync/sync-result.ts';
import { sampleApplied } from '../../test/sample-applied.ts';

const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
const row = (seconds: number): Change => ({
  id: 1,
  at: secondsAgo(seconds),
  kind: 'publish',
  type: 'news',
  documentId: 'n1',
  locales: ['en'],
  file: null,
});
const turn = (over: Partial<SyncResult>): SyncResult => ({ documents: [], changes: [], rendered: 0, applied: null, failed: [], ...over });
const applied: SyncResult['applied'] = {
  ...sampleApplied,
  facts: { at: secondsAgo(0), published: [], pages: 1 },
};

const queue: Publisher['queue'] = { waiting: [], unread: 0, isRendering: false };
const quarantine: Publisher['quarantine'] = { unfit: [], refused: [], held: [] };
const watched = { queue, quarantine, pages: 988, spent: new StageTimer() };
const search = () => healthySearchState;
/** Reads a metric by its name with labels. */
const readMetric = async (meter: PublisherMetrics, name: string) => {
  const line = (await meter.renderMetrics()).text.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
};

test('reports the time from the log to the site as a histogram', async () => {
  const meter = new PublisherMetrics(watched, search);
  meter.recordSync(turn({ changes: [row(0.2), row(4)], applied, rendered: 19 }));
  meter.recordSync(turn({ changes: [row(4)] }));
  expect(await readMetric(meter, 'ochiq_publish_to_live_seconds_count')).toBe(2);
  expect(await readMetric(meter, 'ochiq_publish_to_live_seconds_bucket{le="0.15"}')).toBe(0);
  expect(await readMetric(meter, 'ochiq_publish_to_live_seconds_bucket{le="3"}')).toBe(1);
  expect(await readMetric(meter, 'ochiq_publish_to_live_seconds_bucket{le="+Inf"}')).toBe(2);
  expect(await readMetric(meter, 'ochiq_pages_rendered_total')).toBe(19);
});

test('reports the queue at the time of the request', async () => {
  const now = { ...watched };
  const meter = new PublisherMetrics(now, search);
  expect(await readMetric(meter, 'ochiq_publish_queue_length')).toBe(0);
  expect(await readMetric(meter, 'ochiq_publish_lag_seconds')).toBe(0);
  now.queue = { waiting: [row(5)], unread: 2, isRendering: false };
  expect(await readMetric(meter, 'ochiq_publish_queue_length')).toBe(3);
  expect(await readMetric(meter, 'ochiq_publish_lag_seconds')).toBeGreaterThanOrEqual(5);
  expect(await readMetric(meter, 'ochiq_pages')).toBe(988);
});

test('counts failures from zero', async () => {
  const meter = new PublisherMetrics(watched, search);
  expect(await readMetric(meter, 'ochiq_publish_failures_total{what="turn"}')).toBe(0);
  meter.recordFailure();
  meter.recordSync(turn({ failed: [{ path: '/a', error: new Error('no') }] }));
  expect(await readMetric(meter, 'ochiq_publish_failures_total{what="turn"}')).toBe(1);
  expect(await readMetric(meter, 'ochiq_publish_failures_total{what="page"}')).toBe(1);
  expect((await meter.renderMetrics()).type).toContain('text/plain');
});

test('reports the time of each stage, and the peak memory', async () => {
  const spent = new StageTimer();
  const meter = new PublisherMetrics({ ...watched, spent }, search);
  expect(await readMetric(meter, 'ochiq_turn_seconds_total{step="render"}')).toBe(0);
  await spent.measure('render', () => undefined);
  for (let look = 0; look < 2; look += 1)
    expect(await readMetric(meter, 'ochiq_turn_seconds_total{step="render"}')).toBe(spent.seconds.render);
  expect(await readMetric(meter, 'ochiq_peak_memory_bytes')).toBeGreaterThan(1024 ** 2);
});

test('reports problems and the backlog of search', async () => {
  const meter = new PublisherMetrics(watched, () => ({ left: 300, unread: 2, problem: 'the disk is full' }));
  expect(await readMetric(meter, 'ochiq_search_problem')).toBe(1);
  expect(await readMetric(meter, 'ochiq_search_left{what="page"}')).toBe(300);
  expect(await readMetric(meter, 'ochiq_search_left{what="file"}')).toBe(2);
  expect(await readMetric(new PublisherMetrics(watched, search), 'ochiq_search_problem')).toBe(0);
});

test('reports how many entries are held, for monitoring', async () => {
  const suspendedVersion = { type: 'news', documentId: 'n1', locale: 'uz', error: new Error('no'), retryAt: 0 } as const;
  expect(
    await readMetric(
      new PublisherMetrics({ ...watched, quarantine: { ...quarantine, held: [suspendedVersion] } }, search),
      'ochiq_publish_held',
    ),
  ).toBe(1);
});
