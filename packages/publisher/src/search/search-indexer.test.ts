import { readdir, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { ExtractedText } from '../extract/create-file-text-reader.ts';
import { openSearch, type Search } from '@ochiq/search/search';
import { SearchWriter } from '@ochiq/search/writer';

import { SamplePublisher } from '../../test/sample-publisher.ts';
import type { Publisher } from '../sync/publisher.ts';
import { getCurrentRelease } from '../releases.ts';
import { acquireSiteLock } from '../transaction/site-lock.ts';
import { SearchIndexer, type SearchIndexerOptions } from './search-indexer.ts';
import { getIndexFolder } from './open-index.ts';
import { indexSite } from './index-site.ts';
import { healthySearchState, type SearchState } from './search-state.ts';

let sample: SamplePublisher;
let publisher: Publisher;
let keeper: SearchIndexer;
let search: Search;
let state: SearchState;
let lines: string[];

const noText = (): Promise<ExtractedText> => Promise.resolve({ text: '', problem: null });

function keep(over: Partial<SearchIndexerOptions> = {}): SearchIndexer {
  const tell = (now: SearchState) => {
    state = now;
  };
  keeper = new SearchIndexer({
    siteDir: sample.site,
    textOf: noText,
    onStateChange: tell,
    log: (line) => lines.push(line),
    rest: () => Promise.resolve(),
    ...over,
  });
  return keeper;
}

beforeEach(async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(Buffer.from('%PDF'))));
  [state, lines] = [healthySearchState, []];
  sample = await SamplePublisher.make();
  keep();
  sample.searchChanged = () => keeper.syncNow();
  publisher = await sample.start();
  await keeper.whenIdle();
  search = openSearch(path.join(getIndexFolder(sample.site), 'index.sqlite'));
});
afterEach(async () => {
  search.close();
  await keeper.close();
  jest.restoreAllMocks();
  await sample.remove();
});

const news = (title: string) => sample.cms.publish('news', 'news-1', 'uz', { title });
const searchPaths = (q: string) => search.search({ locale: 'uz', q, type: null, year: null, page: 1 })?.hits.map((hit) => hit.path);
const address = '/uz/news/news-1-uz';
const releaseName = async () => path.basename((await getCurrentRelease(sample.site)) ?? '');
const rebuilds = () => jest.spyOn(SearchWriter.prototype, 'begin');
/** Blocks background work until it is released. */
function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { rest: () => opened, open };
}

test('indexes everything that is published at the first start', async () => {
  expect(search.mark()).toBe(`${await releaseName()} 0`);
  expect(searchPaths('title')).toContain(address);
  expect(state).toEqual(healthySearchState);
});

test('indexes what a sync published before it ends, and writes only its pages', async () => {
  const written = jest.spyOn(SearchWriter.prototype, 'apply');
  news('Buloq suvi');
  const { applied } = await publisher.turn();
  expect(searchPaths('buloq')).toEqual([address]);
  expect(search.mark()).toBe(`${await releaseName()} ${String(applied?.last)}`);
  const writtenPages = new Set(written.mock.calls.flatMap(([{ put, remove }]) => [...put.map((one) => one.path.split('#')[0]), ...remove]));
  expect([...writtenPages]).toContain(address);
  expect([...writtenPages].filter((one) => one?.startsWith('/ru') || one?.startsWith('/en'))).toEqual([]);
});

test('drops a removed page', async () => {
  news('Buloq suvi');
  await publisher.turn();
  sample.cms.unpublish('news', 'news-1', 'uz');
  await publisher.turn();
  expect(searchPaths('buloq')).toEqual([]);
});

test('finds undone content by its previous words until the undo is undone', async () => {
  news('Buloq suvi');
  await publisher.turn();
  news('Quduq suvi');
  await publisher.turn();
  const { number } = await publisher.undo(null);
  expect([searchPaths('quduq'), searchPaths('buloq')]).toEqual([[], [address]]);
  await publisher.turn();
  expect([searchPaths('quduq'), searchPaths('buloq')]).toEqual([[], [address]]);
  await publisher.undo(number);
  expect([searchPaths('quduq'), searchPaths('buloq')]).toEqual([[address], []]);
});

test('finds a page that could not be published by its live words', async () => {
  news('Buloq suvi');
  await publisher.turn();
  sample.broken.add(address);
  news('Quduq suvi');
  await publisher.turn();
  expect(searchPaths('buloq')).toContain(address);
  expect(searchPaths('quduq')).not.toContain(address);
});

test('catches up at the start with what was published meanwhile, and reads nothing else', async () => {
  await keeper.close();
  sample.searchChanged = () => Promise.resolve();
  news('Buloq suvi');
  await publisher.turn();
  news('Quduq suvi');
  await publisher.turn();
  const rebuildSpy = rebuilds();
  await keep().syncNow();
  expect([searchPaths('quduq'), searchPaths('buloq')]).toEqual([[address], []]);
  expect(rebuildSpy).not.toHaveBeenCalled();
});

test('rebuilds for another release, while the old index answers and is updated', async () => {
  await keeper.close();
  const { rest, open } = gate();
  keep({ rest });
  await sample.rebuild();
  await publisher.turn();
  await keeper.syncNow();
  expect(state.left).toBeGreaterThan(100);
  expect(searchPaths('title')).toContain(address);
  news('Buloq suvi');
  await publisher.turn();
  expect(searchPaths('buloq')).toEqual([address]);
  expect(search.mark()).not.toContain(await releaseName());
  open();
  await keeper.whenIdle();
  expect(search.mark()).toBe(`${await releaseName()} ${String(publisher.published[0]?.last)}`);
  expect(searchPaths('buloq')).toEqual([address]);
  expect(state).toEqual(healthySearchState);
});

test('rebuilds a damaged index and logs it', async () => {
  await keeper.close();
  await truncate(path.join(getIndexFolder(sample.site), 'index.sqlite'), 20_000);
  await keep().syncNow();
  await keeper.whenIdle();
  expect(searchPaths('title')).toContain(address);
  const markSpy = jest.spyOn(SearchWriter.prototype, 'mark');
  markSpy.mockReturnValueOnce(`${await releaseName()} 0`);
  news('Buloq suvi');
  await publisher.turn();
  await keeper.whenIdle();
  expect(searchPaths('buloq')).toEqual([address]);
});

test.each([
  ['was taken away', (file: string) => rm(file)],
  ['was written over', (file: string) => writeFile(file, 'This is no index. '.repeat(5000), { flag: 'r+' })],
])('rebuilds an index that %s while it is open, even if nothing is published', async (_, harm) => {
  const folder = getIndexFolder(sample.site);
  for (const name of await readdir(folder)) if (/^index\.\d+\.sqlite$/u.test(name)) await harm(path.join(folder, name));
  await keeper.syncNow();
  await keeper.whenIdle();
  expect(searchPaths('title')).toContain(address);
  expect(state).toEqual(healthySearchState);
});

test('discards an index that can’t be put in place, and rebuilds it the next time', async () => {
  const folder = getIndexFolder(sample.site);
  const generations = async () => (await readdir(folder)).filter((name) => /^index\.\d+\.sqlite$/u.test(name));
  for (const name of await generations()) await rm(path.join(folder, name));
  const full = jest.spyOn(SearchWriter.prototype, 'replace').mockImplementation(() => {
    throw new Error('the disk is full');
  });
  await keeper.syncNow();
  await keeper.whenIdle();
  full.mockRestore();
  expect([state.problem, await generations()]).toEqual(['the disk is full', []]);
  await keeper.syncNow();
  await keeper.whenIdle();
  expect(searchPaths('title')).toContain(address);
  expect(state).toEqual(healthySearchState);
});

test('blocks no sync with a problem, reports it, and recovers the next time', async () => {
  const broken = jest.spyOn(SearchWriter.prototype, 'apply').mockImplementation(() => {
    throw new Error('the disk is full');
  });
  news('Buloq suvi');
  expect((await publisher.turn()).applied).not.toBeNull();
  expect(state.problem).toBe('the disk is full');
  broken.mockRestore();
  sample.cms.publish('faq', 'faq-1', 'ru', { question: 'Почему?' });
  await publisher.turn();
  expect(searchPaths('buloq')).toEqual([address]);
  expect(state.problem).toBeNull();
});

test('rejects a second writer by naming the first, and a build leaves the index to it', async () => {
  const first = keeper;
  await keep().syncNow();
  expect(state.problem).toContain(String(process.pid));
  expect(await indexSite(sample.site, () => undefined)).toBeNull();
  await first.close();
  await (await acquireSiteLock(getIndexFolder(sample.site))).release();
  await sample.rebuild();
  expect(await indexSite(sample.site, () => undefined)).toBeNull();
  expect(search.mark()).toBe(`${await releaseName()} 0`);
});

test('finds the text of an attached file once it is read, without delaying a sync', async () => {
  await keeper.close();
  let tell: (read: ExtractedText) => void = () => undefined;
  const requestedFiles: string[] = [];
  keep({
    textOf: (file) => {
      requestedFiles.push(file);
      return new Promise((resolve) => {
        tell = resolve;
      });
    },
  });
  const file = { name: 'b.pdf', hash: 'b_2', ext: '.pdf', mime: 'application/pdf', size: 12.5, url: '/uploads/b_2.pdf' };
  sample.cms.publish('document', 'document-1', 'uz', { file });
  await publisher.turn();
  news('Buloq suvi');
  await publisher.turn();
  expect(searchPaths('buloq')).toEqual([address]);
  expect(requestedFiles).toEqual([expect.stringMatching(/\/public\/media\/b_2\.pdf$/u)]);
  tell({ text: 'Burgʻilash tartibi', problem: null });
  await keeper.whenIdle();
  expect(searchPaths('burgilash')).toEqual(['/uz/documents/document-1-uz']);
  expect(state.unread).toBe(0);
});
