import { parseContent } from '@ochiq/pages/content/parse-content';

import { createMinimalContent } from '../../../pages/test/minimal-content.ts';
import { DraftSiteCache } from './draft-site-cache.ts';

const { content } = parseContent(createMinimalContent());
const published = { content, version: 1, today: '2026-11-20', tables: new Map() };

test('shares one draft site until the content or the day changes, or nobody previews for a while', () => {
  jest.useFakeTimers();
  const cache = new DraftSiteCache(1000);
  const first = cache.open(published);
  jest.advanceTimersByTime(999);
  expect(cache.open(published)).toBe(first);
  jest.advanceTimersByTime(999);
  expect(cache.open({ ...published })).toBe(first);
  jest.advanceTimersByTime(1000);
  const second = cache.open(published);
  expect(second).not.toBe(first);
  const third = cache.open({ ...published, version: 2 });
  const fourth = cache.open({ ...published, version: 2, today: '2026-11-21' });
  const fifth = cache.open({ ...published, content: { ...content }, version: 2, today: '2026-11-21' });
  expect(new Set([first, second, third, fourth, fifth]).size).toBe(5);
  jest.useRealTimers();
});
