import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { openSearch } from '@ochiq/search/search';

import { SamplePublisher } from '../../test/sample-publisher.ts';
import { getIndexFolder } from './open-index.ts';
import { startIndexThread, type SiteSearch } from './index-thread.ts';
import { healthySearchState, withSearchStatus } from './search-state.ts';

const testFile = (name: string) => pathToFileURL(path.join(__dirname, '..', '..', 'test', name));

let sample: SamplePublisher;
let lines: string[];
let thread: SiteSearch | null;
beforeEach(async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(Buffer.from('%PDF'))));
  [lines, thread] = [[], null];
  sample = await SamplePublisher.make();
});
afterEach(async () => {
  await thread?.close();
  jest.restoreAllMocks();
  await sample.remove();
});

function start(workerFile: string, over: { patience?: number; pause?: number; after?: Promise<void> } = {}): SiteSearch {
  const textsDir = path.join(sample.folder, 'texts');
  thread = startIndexThread({
    siteDir: sample.site,
    textsDir,
    log: (line) => lines.push(line),
    workerFile: testFile(workerFile),
    ...over,
  });
  return thread;
}

test('finds a change after its notification has resolved, once the index is complete', async () => {
  const search = openSearch(path.join(getIndexFolder(sample.site), 'index.sqlite'));
  const { changed, state } = start('search-worker-of-sources.mjs', { patience: 60_000 });
  sample.searchChanged = changed;
  const publisher = await sample.start();
  while (search.mark() === null) await changed();
  sample.cms.publish('news', 'news-1', 'uz', { title: 'Buloq suvi' });
  await publisher.turn();
  expect(search.search({ locale: 'uz', q: 'buloq', type: null, year: null, page: 1 })?.total).toBe(1);
  expect(state().problem).toBeNull();
  search.close();
});

test('delays no caller while the thread is silent', async () => {
  const { changed } = start('silent-worker.mjs', { patience: 20 });
  await changed();
  expect(lines).toEqual([]);
});

test('reports a thread that dies once, delays no caller, and restarts it', async () => {
  const { changed, state } = start('dying-worker.mjs', { patience: 60_000, pause: 1 });
  await changed();
  expect(state().problem).toBe('its thread died: Error: torn');
  // The restarted thread reports no problem.
  while (state().problem !== null) await new Promise(setImmediate);
  await changed();
  expect(lines[0]).toBe('Search is not true to the site: its thread died: Error: torn');
});

test('delays no caller before the thread starts, and starts it after the given promise', async () => {
  let resolveAfter = (): void => undefined;
  const after = new Promise<void>((resolve) => {
    resolveAfter = resolve;
  });
  const { changed, state } = start('dying-worker.mjs', { patience: 60_000, after });
  await changed();
  expect(state().problem).toBeNull();
  resolveAfter();
  while (state().problem === null) await changed();
  expect(state().problem).toBe('its thread died: Error: torn');
});

test('adds a search problem to the problems of the status', () => {
  const status = { state: 'live', reason: null, age: 1, pages: 1, cursor: 1, published: [], held: ['a'], documents: [] } as const;
  const publisherStatus = { ...status, published: [], held: ['a'], documents: [] };
  expect(withSearchStatus(publisherStatus, healthySearchState)).toBe(publisherStatus);
  expect(withSearchStatus(publisherStatus, { ...healthySearchState, problem: 'the disk is full' }).held).toEqual([
    'a',
    'Search is not true to the site: the disk is full',
  ]);
});
