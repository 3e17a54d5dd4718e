import { readdir, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { FileText } from '../extract/file-texts.ts';
import { openSearch, type Search } from '@ochiq/search/search';
import { SearchWriter } from '@ochiq/search/writer';

import { SamplePublisher } from '../../test/sample-publisher.ts';
import type { Publisher } from '../live/publisher.ts';
import { currentRelease } from '../releases.ts';
import { takeSiteLock } from '../swap/site-lock.ts';
import { IndexKeeper, type KeeperOptions } from './index-keeper.ts';
import { indexFolder } from './open-index.ts';
import { indexSite } from './index-site.ts';
import { nothingWrong, type SearchState } from './search-state.ts';

let sample: SamplePublisher;
let publisher: Publisher;
let keeper: IndexKeeper;
let search: Search;
let state: SearchState;
let lines: string[];

const noText = (): Promise<FileText> => Promise.resolve({ text: '', problem: null });

function keep(over: Partial<KeeperOptions> = {}): IndexKeeper {
  const tell = (now: SearchState) => {
    state = now;
  };
  keeper = new IndexKeeper({
    siteDir: sample.site,
    textOf: noText,
    tell,
    log: (line) => lines.push(line),
    rest: () => Promise.resolve(),
    ...over,
  });
  return keeper;
}

beforeEach(async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(Buffer.from('%PDF'))));
  [state, lines] = [nothingWrong, []];
  sample = await SamplePublisher.make();
  keep();
  sample.searchChanged = () => keeper.look();
  publisher = await sample.start();
  await keeper.settled();
  search = openSearch(path.join(indexFolder(sample.site), 'index.sqlite'));
});
afterEach(async () => {
  search.close();
  await keeper.close();
  jest.restoreAllMocks();
  await sample.remove();
});

const news = (title: string) => sample.cms.publish('news', 'news-1', 'uz', { title });
const found = (q: string) => search.search({ locale: 'uz', q, type: null, year: null, page: 1 })?.hits.map((hit) => hit.path);
const address = '/uz/news/news-1-uz';
const releaseName = async () => path.basename((await currentRelease(sample.site)) ?? '');
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
  expect(found('title')).toContain(address);
  expect(state).toEqual(nothingWrong);
});

test('indexes what a sync published before it ends, and writes only its pages', async () => {
  const written = jest.spyOn(SearchWriter.prototype, 'apply');
  news('Buloq suvi');
  const { applied } = await publisher.turn();
  expect(found('buloq')).toEqual([address]);
  expect(search.mark()).toBe(`${await releaseName()} ${String(applied?.number)}`);
  const touched = new Set(written.mock.calls.flatMap(([{ put, remove }]) => [...put.map((one) => one.path.split('#')[0]), ...remove]));
  expect([...touched]).toContain(address);
  expect([...touched].filter((one) => one?.startsWith('/ru') || one?.startsWith('/en'))).toEqual([]);
});

test('drops a removed page', async () => {
  news('Buloq suvi');
  await publisher.turn();
  sample.cms.unpublish('news', 'news-1', 'uz');
  await publisher.turn();
  expect(found('buloq')).toEqual([]);
});

test('finds undone content by its previous words until the undo is undone', async () => {
  news('Buloq suvi');
  await publisher.turn();
  news('Quduq suvi');
  await publisher.turn();
  const { number } = await publisher.undo(null);
  expect([found('quduq'), found('buloq')]).toEqual([[], [address]]);
  await publisher.turn();
  expect([found('quduq'), found('buloq')]).toEqual([[], [address]]);
  await publisher.undo(number);
  expect([found('quduq'), found('buloq')]).toEqual([[address], []]);
});

test('finds a page that could not be published by its live words', async () => {
  news('Buloq suvi');
  await publisher.turn();
  sample.broken.add(address);
  news('Quduq suvi');
  await publisher.turn();
  expect(found('buloq')).toContain(address);
  expect(found('quduq')).not.toContain(address);
});

test('catches up at the start with what was published meanwhile, and reads nothing else', async () => {
  await keeper.close();
  sample.searchChanged = () => Promise.resolve();
  news('Buloq suvi');
  await publisher.turn();
  news('Quduq suvi');
  await publisher.turn();
  const anew = rebuilds();
  await keep().look();
  expect([found('quduq'), found('buloq')]).toEqual([[address], []]);
  expect(anew).not.toHaveBeenCalled();
});

test('rebuilds for another release, while the old index answers and is updated', async () => {
  await keeper.close();
  const { rest, open } = gate();
  keep({ rest });
  await sample.buildAnew();
  await publisher.turn();
  await keeper.look();
  expect(state.left).toBeGreaterThan(100);
  expect(found('title')).toContain(address);
  news('Buloq suvi');
  await publisher.turn();
  expect(found('buloq')).toEqual([address]);
  expect(search.mark()).not.toContain(await releaseName());
  open();
  await keeper.settled();
  expect(search.mark()).toBe(`${await releaseName()} ${String(publisher.published[0]?.number)}`);
  expect(found('buloq')).toEqual([address]);
  expect(state).toEqual(nothingWrong);
});

test('rebuilds a damaged index and logs it', async () => {
  await keeper.close();
  await truncate(path.join(indexFolder(sample.site), 'index.sqlite'), 20_000);
  await keep().look();
  await keeper.settled();
  expect(found('title')).toContain(address);
  const lost = jest.spyOn(SearchWriter.prototype, 'mark');
  lost.mockReturnValueOnce(`${await releaseName()} 0`);
  news('Buloq suvi');
  await publisher.turn();
  await keeper.settled();
  expect(found('buloq')).toEqual([address]);
});

test.each([
  ['was taken away', (file: string) => rm(file)],
  ['was written over', (file: string) => writeFile(file, 'This is no index. '.repeat(5000), { flag: 'r+' })],
])('rebuilds an index that %s while it is open, even if nothing is published', async (_, harm) => {
  const folder = indexFolder(sample.site);
  for (const name of await readdir(folder)) if (/^index\.\d+\.sqlite$/u.test(name)) await harm(path.join(folder, name));
  await keeper.look();
  await keeper.settled();
  expect(found('title')).toContain(address);
  expect(state).toEqual(nothingWrong);
});

test('discards an index that can’t be put in place, and rebuilds it the next time', async () => {
  const folder = indexFolder(sample.site);
  const generations = async () => (await readdir(folder)).filter((name) => /^index\.\d+\.sqlite$/u.test(name));
  for (const name of await generations()) await rm(path.join(folder, name));
  const full = jest.spyOn(SearchWriter.prototype, 'replace').mockImplementation(() => {
    throw new Error('the disk is full');
  });
  await keeper.look();
  await keeper.settled();
  full.mockRestore();
  expect([state.problem, await generations()]).toEqual(['the disk is full', []]);
  await keeper.look();
  await keeper.settled();
  expect(found('title')).toContain(address);
  expect(state).toEqual(nothingWrong);
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
  expect(found('buloq')).toEqual([address]);
  expect(state.problem).toBeNull();
});

test('rejects a second writer by naming the first, and a build leaves the index to it', async () => {
  const first = keeper;
  await keep().look();
  expect(state.problem).toContain(String(process.pid));
  expect(await indexSite(sample.site, () => undefined)).toBeNull();
  await first.close();
  await (await takeSiteLock(indexFolder(sample.site))).release();
  await sample.buildAnew();
  expect(await indexSite(sample.site, () => undefined)).toBeNull();
  expect(search.mark()).toBe(`${await releaseName()} 0`);
});

test('finds the text of an attached file once it is read, without delaying a sync', async () => {
  await keeper.close();
  let tell: (read: FileText) => void = () => undefined;
  const asked: string[] = [];
  keep({
    textOf: (file) => {
      asked.push(file);
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
  expect(found('buloq')).toEqual([address]);
  expect(asked).toEqual([expect.stringMatching(/\/public\/media\/b_2\.pdf$/u)]);
  tell({ text: 'Burgʻilash tartibi', problem: null });
  await keeper.settled();
  expect(found('burgilash')).toEqual(['/uz/documents/document-1-uz']);
  expect(state.unread).toBe(0);
});
