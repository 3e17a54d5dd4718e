import type { ChangeTarget } from '../change-kinds.ts';
import type { Panel } from '../panel.ts';
import { measurePlanned } from './measure-planned.ts';

const createTarget = (slug: string): ChangeTarget => ({
  news: { documentId: `id-${slug}`, title: slug, slug, date: '2026-11-01' },
  locale: 'uz',
  places: { linking: [], showing: [] },
});

it('plans all items for one minute, and measures from its beginning until each page is new', async () => {
  const startedAt = Date.parse('2026-11-27T10:00:20.000Z');
  let clock = startedAt;
  const plans: string[] = [];
  const titles = new Map<string, string>();
  const never = () => Promise.reject(new Error('It is planned, not done'));
  const panel: Panel = {
    ...{ publish: never, remove: never, bulk: never },
    plan: (documentId, locale, { title = '' }, minute) => {
      plans.push(`${documentId} ${locale} ${minute.toISOString()}`);
      titles.set(documentId.replace('id-', '/uz/news/'), title);
      return Promise.resolve();
    },
  };
  // The first page is new 300 ms after the minute, the second 100 ms later.
  const liveAt = new Map([
    ['/uz/news/a', startedAt + 40_300],
    ['/uz/news/b', startedAt + 40_400],
  ]);
  const reader = {
    read: (path: string) => {
      clock += 50;
      const isLive = clock >= (liveAt.get(path) ?? 0);
      return Promise.resolve({ status: 200, html: isLive ? (titles.get(path) ?? '') : 'old' });
    },
  };
  const delays = await measurePlanned([createTarget('a'), createTarget('b')], '1', panel, reader, () => clock);
  expect(plans).toEqual(['id-a uz 2026-11-27T10:01:00.000Z', 'id-b uz 2026-11-27T10:01:00.000Z']);
  expect(delays).toHaveLength(2);
  expect(delays[0]).toBeGreaterThanOrEqual(300);
  expect(delays[1]).toBeGreaterThanOrEqual(400);
  expect(Math.max(...delays)).toBeLessThan(600);
});
