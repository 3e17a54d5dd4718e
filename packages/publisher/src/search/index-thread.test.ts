import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { openSearch } from '@ochiq/search/search';

import { SamplePublisher } from '../../test/sample-publisher.ts';
import { indexFolder } from './open-index.ts';
import { startIndexThread, type SiteSearch } from './index-thread.ts';
import { nothingWrong } from './search-state.ts';
import { withSearch } from './search-trouble.ts';

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

test('a change that was told of is found when that has ended, once the index is whole', async () => {
  const search = openSearch(path.join(indexFolder(sample.site), 'index.sqlite'));
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

test('a thread that is silent holds nobody up', async () => {
  const { changed } = start('silent-worker.mjs', { patience: 20 });
  await changed();
  expect(lines).toEqual([]);
});

test('a thread that dies is told once, holds nobody up, and is started anew', async () => {
  const { changed, state } = start('dying-worker.mjs', { patience: 60_000, pause: 1 });
  await changed();
  expect(state().problem).toBe('its thread died: Error: torn');
  // One that was started anew says that nothing is wrong.
  while (state().problem !== null) await new Promise(setImmediate);
  await changed();
  expect(lines[0]).toBe('Search is not true to the site: its thread died: Error: torn');
});

test('a thread that waits holds nobody up, and starts once it may', async () => {
  let goOn = (): void => undefined;
  const after = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const { changed, state } = start('dying-worker.mjs', { patience: 60_000, after });
  await changed();
  expect(state().problem).toBeNull();
  goOn();
  while (state().problem === null) await changed();
  expect(state().problem).toBe('its thread died: Error: torn');
});

test('what is wrong with search stands among what is wrong', () => {
  const status = { state: 'live', reason: null, age: 1, pages: 1, cursor: 1, published: [], held: ['a'], documents: [] } as const;
  const told = { ...status, published: [], held: ['a'], documents: [] };
  expect(withSearch(told, nothingWrong)).toBe(told);
  expect(withSearch(told, { ...nothingWrong, problem: 'the disk is full' }).held).toEqual([
    'a',
    'Search is not true to the site: the disk is full',
  ]);
});
