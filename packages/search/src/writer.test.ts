import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import Database from 'better-sqlite3';

import { document, indexFolder, query, type IndexFolder } from './test/sample.ts';
import { SearchIndexLost } from './writer.ts';

let folder: IndexFolder;
beforeEach(() => {
  folder = indexFolder();
});
afterEach(() => folder.remove());

const well = document({ path: '/uz/news/well', title: 'Quduq' });
const spring = document({ path: '/uz/news/spring', title: 'Buloq' });
const question = (slug: string) => document({ path: `/uz/faq#${slug}`, type: 'question', title: `Savol ${slug}` });
const pathsOf = (search: ReturnType<IndexFolder['reader']>, q: string) => search.search(query(q))?.hits.map(({ path: found }) => found);

test('who reads while it is written sees what was before, and then all of the change', () => {
  const writer = folder.writer();
  writer.rebuild([well], 'one');
  const search = folder.reader();
  expect(pathsOf(search, 'buloq')).toEqual([]);
  writer.apply({ put: [spring, { ...well, title: 'Chashma' }], remove: [], mark: 'two' });
  expect(pathsOf(search, 'buloq')).toEqual(['/uz/news/spring']);
  expect(pathsOf(search, 'quduq')).toEqual([]);
  expect(pathsOf(search, 'chashma')).toEqual(['/uz/news/well']);
  expect([search.mark(), writer.mark()]).toEqual(['two', 'two']);
  writer.apply({ put: [], remove: ['/uz/news/spring', '/uz/never/there'], mark: 'three' });
  expect(pathsOf(search, 'buloq')).toEqual([]);
  expect(search.suggest('uz', 'bul')).toEqual([]);
});

test('a page that is written again loses the places on it that are gone', () => {
  const writer = folder.writer();
  writer.rebuild([question('a'), question('b')], 'one');
  writer.apply({ put: [question('b'), question('c')], remove: [], mark: 'two' });
  expect(pathsOf(folder.reader(), 'savol')?.sort()).toEqual(['/uz/faq#b', '/uz/faq#c']);
});

test('an index that is made anew takes the place of the old one under its readers', () => {
  const writer = folder.writer();
  writer.rebuild([well], 'one');
  const search = folder.reader();
  expect(pathsOf(search, 'quduq')).toEqual(['/uz/news/well']);
  writer.rebuild([spring], 'two');
  expect(pathsOf(search, 'quduq')).toEqual([]);
  expect(pathsOf(search, 'buloq')).toEqual(['/uz/news/spring']);
  writer.apply({ put: [well], remove: [], mark: 'three' });
  expect(pathsOf(search, 'quduq')).toEqual(['/uz/news/well']);
  expect(readdirSync(path.dirname(folder.file)).filter((name) => /^index\.\d+\.sqlite$/u.test(name))).toHaveLength(1);
});

test('the text of files is added when it has been read, and stays when the page is written again', () => {
  const withFile = { ...well, files: ['/media/order_1.pdf'] };
  const writer = folder.writer();
  writer.rebuild([withFile, spring], 'one');
  const search = folder.reader();
  expect(writer.unread()).toEqual(['/media/order_1.pdf']);
  writer.fillFile('/media/order_1.pdf', 'Burgʻilash tartibi tasdiqlansin');
  expect(writer.unread()).toEqual([]);
  const [hit] = search.search(query("burg'ilash"))?.hits ?? [];
  expect(hit).toMatchObject({
    path: '/uz/news/well',
    snippet: [
      { text: 'Burgʻilash', isMatch: true },
      { text: ' tartibi tasdiqlansin', isMatch: false },
    ],
  });
  writer.apply({ put: [withFile], remove: [], mark: 'two' });
  expect(pathsOf(search, 'burgilash')).toEqual(['/uz/news/well']);
  expect(writer.unread()).toEqual([]);
  writer.rebuild([{ ...well, files: ['/media/order_1.pdf', '/media/order_2.pdf'] }], 'three');
  expect(pathsOf(search, 'burgilash')).toEqual(['/uz/news/well']);
  expect(writer.unread()).toEqual(['/media/order_2.pdf']);
});

test('an index that is made piece by piece is seen when it is whole; meanwhile the old one is read and written', () => {
  const writer = folder.writer();
  writer.rebuild([well], 'one');
  const search = folder.reader();
  const made = writer.begin();
  made.write({ put: [spring, question('a')], remove: [] });
  writer.apply({ put: [{ ...well, title: 'Chashma' }], remove: [], mark: 'one' });
  expect(pathsOf(search, 'buloq')).toEqual([]);
  expect(pathsOf(search, 'chashma')).toEqual(['/uz/news/well']);
  made.write({ put: [{ ...spring, title: 'Daryo' }, well], remove: ['/uz/faq'] });
  writer.replace(made, 'two');
  expect(['buloq', 'daryo', 'quduq', 'savol'].map((q) => pathsOf(search, q))).toEqual([[], ['/uz/news/spring'], ['/uz/news/well'], []]);
  expect(writer.mark()).toBe('two');
});

test('an index in making that is abandoned leaves nothing', () => {
  const writer = folder.writer();
  writer.rebuild([well], 'one');
  const before = readdirSync(path.dirname(folder.file)).sort();
  const made = writer.begin();
  made.write({ put: [spring], remove: [] });
  made.abandon();
  expect(readdirSync(path.dirname(folder.file)).sort()).toEqual(before);
  expect(pathsOf(folder.reader(), 'quduq')).toEqual(['/uz/news/well']);
});

test('without an index there is nothing to write to until it is made', () => {
  const writer = folder.writer();
  expect(writer.mark()).toBeNull();
  expect(writer.isWhole()).toBe(false);
  expect(() => writer.apply({ put: [well], remove: [], mark: 'one' })).toThrow(SearchIndexLost);
  writer.rebuild([well], 'one');
  expect(writer.mark()).toBe('one');
  expect(writer.isWhole()).toBe(true);
});

test('a file that is no index is noticed by who reads and who writes, and made good', () => {
  mkdirSync(path.dirname(folder.file), { recursive: true });
  writeFileSync(folder.file, 'this is no database, and longer than the head of one would be: '.repeat(10));
  const search = folder.reader();
  expect(search.search(query('quduq'))).toBeNull();
  const writer = folder.writer();
  expect(writer.mark()).toBeNull();
  writer.rebuild([well], 'one');
  expect(pathsOf(search, 'quduq')).toEqual(['/uz/news/well']);
});

test('an index that was damaged is noticed, and made good while it is open', () => {
  const many = Array.from({ length: 300 }, (_, index) =>
    document({ path: `/uz/news/${String(index)}`, title: `Quduq ${String(index)}`, text: `suv sathi ${String(index)}` }),
  );
  folder.writer().rebuild(many, 'one');
  const writer = folder.writer();
  truncateSync(folder.file, 20_000);
  const search = folder.reader();
  expect(search.search(query('quduq'))).toBeNull();
  expect(writer.isWhole()).toBe(false);
  expect(() => writer.apply({ put: many, remove: [], mark: 'two' })).toThrow(SearchIndexLost);
  expect(writer.mark()).toBeNull();
  writer.rebuild(many, 'two');
  expect(search.search(query('quduq'))?.total).toBe(300);
});

test.each([
  ['taken away', (file: string) => rmSync(file)],
  ['written over', (file: string) => writeFileSync(file, 'This is no index. '.repeat(10_000), { flag: 'r+' })],
])('an index that is %s under who writes it is lost, though it goes on in memory', (_, harm) => {
  const writer = folder.writer();
  writer.rebuild([well], 'one');
  const search = folder.reader();
  expect(pathsOf(search, 'quduq')).toEqual(['/uz/news/well']);
  const inFolder = path.dirname(folder.file);
  for (const name of readdirSync(inFolder)) if (/\d\.sqlite$/u.test(name)) harm(path.join(inFolder, name));
  expect(writer.mark()).toBeNull();
  expect(() => writer.apply({ put: [], remove: [], mark: 'two' })).toThrow(SearchIndexLost);
  writer.rebuild([well, spring], 'two');
  expect([pathsOf(search, 'quduq'), pathsOf(search, 'buloq')]).toEqual([['/uz/news/well'], ['/uz/news/spring']]);
});

test.each([0, 40, 90])('a writer that is killed %s ms into its work leaves a good index with whole changes only', async (moment) => {
  folder.writer().rebuild([], '0');
  const child = fork(path.join(import.meta.dirname, 'test/endless-writer.ts'), [folder.file], { execArgv: [] });
  const ended = once(child, 'exit');
  await once(child, 'message');
  setTimeout(() => child.kill('SIGKILL'), moment);
  await ended;
  const writer = folder.writer();
  expect(writer.isWhole()).toBe(true);
  const mark = Number(writer.mark());
  expect(folder.reader().search(query('quduq'))?.total ?? 0).toBe(mark * 20);
  writer.apply({ put: [well], remove: [], mark: 'on' });
  expect(folder.reader().search(query('quduq'))?.total).toBe(mark * 20 + 1);
});

describe('a disk that is full', () => {
  const names = () => readdirSync(path.dirname(folder.file)).filter((name) => /^index\.\d+\.sqlite$/u.test(name));

  test('is left with nothing of an index that could not be begun', () => {
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

  test('leaves the old index where the new one cannot be put into its place', () => {
    const writer = folder.writer();
    writer.rebuild([well], 'one');
    const [kept] = names();
    // The name under which it would be put there is taken.
    mkdirSync(path.join(`${folder.file}.new`, 'x'), { recursive: true });
    expect(() => writer.rebuild([spring], 'two')).toThrow();
    expect([writer.mark(), names()]).toEqual(['one', [kept]]);
    expect(pathsOf(folder.reader(), 'quduq')).toEqual(['/uz/news/well']);
    rmSync(`${folder.file}.new`, { recursive: true });
    writer.rebuild([spring], 'two');
    expect(writer.mark()).toBe('two');
  });
});
