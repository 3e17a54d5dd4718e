import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import Database from 'better-sqlite3';

import { createDocument, createIndexFolder, createQuery, type IndexFolder } from './test/sample.ts';
import { SearchIndexUnavailable } from './writer.ts';

let folder: IndexFolder;
beforeEach(() => {
  folder = createIndexFolder();
});
afterEach(() => folder.remove());

const well = createDocument({ path: '/uz/news/well', title: 'Quduq' });
const spring = createDocument({ path: '/uz/news/spring', title: 'Buloq' });
const question = (slug: string) => createDocument({ path: `/uz/faq#${slug}`, type: 'question', title: `Savol ${slug}` });
const findPaths = (search: ReturnType<IndexFolder['reader']>, q: string) =>
  search.search(createQuery(q))?.hits.map(({ path: pagePath }) => pagePath);

test('shows readers the state before a write, then the complete change', () => {
  const writer = folder.writer();
  writer.rebuild([well], 'one');
  const search = folder.reader();
  expect(findPaths(search, 'buloq')).toEqual([]);
  writer.apply({ put: [spring, { ...well, title: 'Chashma' }], remove: [], mark: 'two' });
  expect(findPaths(search, 'buloq')).toEqual(['/uz/news/spring']);
  expect(findPaths(search, 'quduq')).toEqual([]);
  expect(findPaths(search, 'chashma')).toEqual(['/uz/news/well']);
  expect([search.mark(), writer.mark()]).toEqual(['two', 'two']);
  writer.apply({ put: [], remove: ['/uz/news/spring', '/uz/never/there'], mark: 'three' });
  expect(findPaths(search, 'buloq')).toEqual([]);
  expect(search.suggest('uz', 'bul')).toEqual([]);
});

test('drops removed anchors when a page is written again', () => {
  const writer = folder.writer();
  writer.rebuild([question('a'), question('b')], 'one');
  writer.apply({ put: [question('b'), question('c')], remove: [], mark: 'two' });
  expect(findPaths(folder.reader(), 'savol')?.sort()).toEqual(['/uz/faq#b', '/uz/faq#c']);
});

test('replaces the old index for open readers after a rebuild', () => {
  const writer = folder.writer();
  writer.rebuild([well], 'one');
  const search = folder.reader();
  expect(findPaths(search, 'quduq')).toEqual(['/uz/news/well']);
  writer.rebuild([spring], 'two');
  expect(findPaths(search, 'quduq')).toEqual([]);
  expect(findPaths(search, 'buloq')).toEqual(['/uz/news/spring']);
  writer.apply({ put: [well], remove: [], mark: 'three' });
  expect(findPaths(search, 'quduq')).toEqual(['/uz/news/well']);
  expect(readdirSync(path.dirname(folder.file)).filter((name) => /^index\.\d+\.sqlite$/u.test(name))).toHaveLength(1);
});

test('adds the text of files once read, and keeps it when the page is written again', () => {
  const withFile = { ...well, files: ['/media/order_1.pdf'] };
  const writer = folder.writer();
  writer.rebuild([withFile, spring], 'one');
  const search = folder.reader();
  expect(writer.listUnread()).toEqual(['/media/order_1.pdf']);
  writer.fillFile('/media/order_1.pdf', 'Burgʻilash tartibi tasdiqlansin');
  expect(writer.listUnread()).toEqual([]);
  const [hit] = search.search(createQuery("burg'ilash"))?.hits ?? [];
  expect(hit).toMatchObject({
    path: '/uz/news/well',
    snippet: [
      { text: 'Burgʻilash', isMatch: true },
      { text: ' tartibi tasdiqlansin', isMatch: false },
    ],
  });
  writer.apply({ put: [withFile], remove: [], mark: 'two' });
  expect(findPaths(search, 'burgilash')).toEqual(['/uz/news/well']);
  expect(writer.listUnread()).toEqual([]);
  writer.rebuild([{ ...well, files: ['/media/order_1.pdf', '/media/order_2.pdf'] }], 'three');
  expect(findPaths(search, 'burgilash')).toEqual(['/uz/news/well']);
  expect(writer.listUnread()).toEqual(['/media/order_2.pdf']);
});

test('shows an incremental rebuild only once complete, and keeps the old index usable until then', () => {
  const writer = folder.writer();
  writer.rebuild([well], 'one');
  const search = folder.reader();
  const made = writer.begin();
  made.write({ put: [spring, question('a')], remove: [] });
  writer.apply({ put: [{ ...well, title: 'Chashma' }], remove: [], mark: 'one' });
  expect(findPaths(search, 'buloq')).toEqual([]);
  expect(findPaths(search, 'chashma')).toEqual(['/uz/news/well']);
  made.write({ put: [{ ...spring, title: 'Daryo' }, well], remove: ['/uz/faq'] });
  writer.replace(made, 'two');
  expect(['buloq', 'daryo', 'quduq', 'savol'].map((q) => findPaths(search, q))).toEqual([[], ['/uz/news/spring'], ['/uz/news/well'], []]);
  expect(writer.mark()).toBe('two');
});

test('leaves no files of a discarded rebuild', () => {
  const writer = folder.writer();
  writer.rebuild([well], 'one');
  const before = readdirSync(path.dirname(folder.file)).sort();
  const made = writer.begin();
  made.write({ put: [spring], remove: [] });
  made.discard();
  expect(readdirSync(path.dirname(folder.file)).sort()).toEqual(before);
  expect(findPaths(folder.reader(), 'quduq')).toEqual(['/uz/news/well']);
});

test('accepts no writes before the index is built', () => {
  const writer = folder.writer();
  expect(writer.mark()).toBeNull();
  expect(writer.isIntact()).toBe(false);
  expect(() => writer.apply({ put: [well], remove: [], mark: 'one' })).toThrow(SearchIndexUnavailable);
  writer.rebuild([well], 'one');
  expect(writer.mark()).toBe('one');
  expect(writer.isIntact()).toBe(true);
});

test('detects a file that is no index in readers and the writer, and repairs it', () => {
  mkdirSync(path.dirname(folder.file), { recursive: true });
  writeFileSync(folder.file, 'this is no database, and longer than the head of one would be: '.repeat(10));
  const search = folder.reader();
  expect(search.search(createQuery('quduq'))).toBeNull();
  const writer = folder.writer();
  expect(writer.mark()).toBeNull();
  writer.rebuild([well], 'one');
  expect(findPaths(search, 'quduq')).toEqual(['/uz/news/well']);
});

test('detects a damaged index, and repairs it while it is open', () => {
  const many = Array.from({ length: 300 }, (_, index) =>
    createDocument({ path: `/uz/news/${String(index)}`, title: `Quduq ${String(index)}`, text: `suv sathi ${String(index)}` }),
  );
  folder.writer().rebuild(many, 'one');
  const writer = folder.writer();
  truncateSync(folder.file, 20_000);
  const search = folder.reader();
  expect(search.search(createQuery('quduq'))).toBeNull();
  expect(writer.isIntact()).toBe(false);
  expect(() => writer.apply({ put: many, remove: [], mark: 'two' })).toThrow(SearchIndexUnavailable);
  expect(writer.mark()).toBeNull();
  writer.rebuild(many, 'two');
  expect(search.search(createQuery('quduq'))?.total).toBe(300);
});

test.each([
  ['taken away', (file: string) => rmSync(file)],
  ['written over', (file: string) => writeFileSync(file, 'This is no index. '.repeat(10_000), { flag: 'r+' })],
])('reports an index that is %s during writing as unavailable, though it works in memory', (_, harm) => {
  const writer = folder.writer();
  writer.rebuild([well], 'one');
  const search = folder.reader();
  expect(findPaths(search, 'quduq')).toEqual(['/uz/news/well']);
  const inFolder = path.dirname(folder.file);
  for (const name of readdirSync(inFolder)) if (/\d\.sqlite$/u.test(name)) harm(path.join(inFolder, name));
  expect(writer.mark()).toBeNull();
  expect(() => writer.apply({ put: [], remove: [], mark: 'two' })).toThrow(SearchIndexUnavailable);
  writer.rebuild([well, spring], 'two');
  expect([findPaths(search, 'quduq'), findPaths(search, 'buloq')]).toEqual([['/uz/news/well'], ['/uz/news/spring']]);
});

test.each([0, 40, 90])('leaves an intact index with complete changes only when a writer is killed after %s ms', async (moment) => {
  folder.writer().rebuild([], '0');
  const child = fork(path.join(import.meta.dirname, 'test/endless-writer.ts'), [folder.file], { execArgv: [] });
  const ended = once(child, 'exit');
  await once(child, 'message');
  setTimeout(() => child.kill('SIGKILL'), moment);
  await ended;
  const writer = folder.writer();
  expect(writer.isIntact()).toBe(true);
  const mark = Number(writer.mark());
  expect(folder.reader().search(createQuery('quduq'))?.total ?? 0).toBe(mark * 20);
  writer.apply({ put: [well], remove: [], mark: 'on' });
  expect(folder.reader().search(createQuery('quduq'))?.total).toBe(mark * 20 + 1);
});

describe('a full disk', () => {
  const names = () => readdirSync(path.dirname(folder.file)).filter((name) => /^index\.\d+\.sqlite$/u.test(name));

  test('keeps no files of an index that could not be created', () => {
    const writer = folder.writer();
    const full = jest.spyOn(Database.prototype, 'exec').mockImplementation(() => {
      throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    });
    expect(() => writer.begin()).toThrow('disk is full');
    full.mockRestore();
    expect(names()).toEqual([]);
    writer.rebuild([well], 'one');
    expect(writer.mark()).toBe('one');
  });

  test('keeps the old index where the new one cannot replace it', () => {
    const writer = folder.writer();
    writer.rebuild([well], 'one');
    const [currentName] = names();
    // The name under which it would be put there is taken.
    mkdirSync(path.join(`${folder.file}.new`, 'x'), { recursive: true });
    expect(() => writer.rebuild([spring], 'two')).toThrow();
    expect([writer.mark(), names()]).toEqual(['one', [currentName]]);
    expect(findPaths(folder.reader(), 'quduq')).toEqual(['/uz/news/well']);
    rmSync(`${folder.file}.new`, { recursive: true });
    writer.rebuild([spring], 'two');
    expect(writer.mark()).toBe('two');
  });
});
