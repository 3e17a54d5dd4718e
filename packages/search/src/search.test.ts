import fc from 'fast-check';

import { openSearch } from './search.ts';
import { createDocument, createIndexFolder, createQuery, type IndexFolder } from './test/sample.ts';
import { anyCharacter } from '../../uzbek/test/any-character.ts';

let folder: IndexFolder;
beforeEach(() => {
  folder = createIndexFolder();
});
afterEach(() => folder.remove());

const well = createDocument({
  path: '/uz/news/well',
  title: 'Oʻzbekistonda quduqlar hisobga olindi',
  summary: 'Fargʻona vodiysida 120 ta quduq tekshirildi.',
  text: 'Mutaxassislar gʻalla maydonlari yonidagi quduqlarni koʻrikdan oʻtkazdi.\nQaror PQ-4135 asosida.',
  date: '2026-03-02',
});
const order = createDocument({
  path: '/uz/documents/355',
  type: 'document',
  title: 'Hukumat portali toʻgʻrisida',
  keywords: ['355-son'],
  date: '2013-12-30',
});
const person = createDocument({
  path: '/uz/administration/rahimov',
  type: 'person',
  title: 'Rahimov Oʻtkir Xolmatovich',
  summary: 'Direktor',
});
const russian = createDocument({
  path: '/ru/news/well',
  locale: 'ru',
  title: 'Скважины поставлены на учёт',
  text: 'Проверены все скважины.',
  date: '2025-03-02',
});
const russianPerson = createDocument({
  path: '/ru/administration/rahimov',
  locale: 'ru',
  type: 'person',
  title: 'Рахимов Уткир Холматович',
});
const english = createDocument({ path: '/en/news/well', locale: 'en', title: 'Wells are registered', text: 'Every well was inspected.' });
const all = [well, order, person, russian, russianPerson, english];

function reader() {
  folder.writer().rebuild(all, 'first');
  return folder.reader();
}

test.each([
  ['oʻzbekiston', '/uz/news/well'],
  ["o'zbekiston", '/uz/news/well'],
  ['o‘zbekiston', '/uz/news/well'],
  ['o’zbekiston', '/uz/news/well'],
  ['o`zbekiston', '/uz/news/well'],
  ['ozbekistonda', '/uz/news/well'],
  ['ЎЗБЕКИСТОНДА', '/uz/news/well'],
  ['ғалла', '/uz/news/well'],
  ['quduq galla', '/uz/news/well'],
  ['pq 4135', '/uz/news/well'],
  ['ПП-4135', '/uz/news/well'],
  ['355-son', '/uz/documents/355'],
  ['№ 355', '/uz/documents/355'],
  ['ВМҚ-355', '/uz/documents/355'],
  ['№ 4135', '/uz/news/well'],
  ['355', '/uz/documents/355'],
  ['Раҳимов', '/uz/administration/rahimov'],
  ['Рахимов', '/uz/administration/rahimov'],
  ['rakhimov', '/uz/administration/rahimov'],
  ['quduq nimadir', '/uz/news/well'],
])('“%s” finds %s', (q, path) => {
  expect(
    reader()
      .search(createQuery(q))
      ?.hits.map((hit) => hit.path),
  ).toContain(path);
});

const loanWords = [
  ...['batalyon батальон', 'pavilyon павильон', 'bulyon бульон', 'medalyon медальон', 'kanyon каньон', 'shampinyon шампиньон'],
  ...['pochtalyon почтальон', 'kompanyon компаньон', 'losyon лосьон', 'gilyotina гильотина', 'obyekt объект', 'subyekt субъект'],
  ...['podyezd подъезд', 'inyeksiya инъекция', 'barelyef барельеф', 'relyef рельеф', 'premyera премьера', 'karyer карьер'],
  ...['obyom объём', 'obyom объем', 'broshura брошюра', 'parashut парашют', 'kompyuter компьютер', 'budjet бюджет'],
].map((pair) => pair.split(' '));

test('finds a loan word in each of its spellings from each other, in any form', () => {
  const documents = loanWords.flat().map((title, index) => createDocument({ path: `/uz/news/${String(index)}`, title }));
  folder.writer().rebuild(documents, 'first');
  const search = folder.reader();
  for (const spellings of loanWords) {
    const paths = documents.filter(({ title }) => spellings.includes(title)).map(({ path }) => path);
    for (const q of spellings.flatMap((spelling) => [
      spelling,
      spelling.toUpperCase(),
      `${spelling}${/[a-z]/u.test(spelling) ? 'ning' : 'нинг'}`,
    ])) {
      const result = search.search(createQuery(q));
      expect([q, result?.repaired, result?.hits.map(({ path }) => path)]).toEqual([q, null, expect.arrayContaining(paths)]);
    }
  }
});

test.each([
  ['ru', 'скважина', '/ru/news/well'],
  ['ru', 'учет скважин', '/ru/news/well'],
  ['ru', 'рахимову', '/ru/administration/rahimov'],
  ['ru', 'Rahimov', '/ru/administration/rahimov'],
  ['en', 'registering a well', '/en/news/well'],
] as const)('in %s “%s” finds %s', (locale, q, path) => {
  expect(
    reader()
      .search(createQuery(q, { locale }))
      ?.hits.map((hit) => hit.path),
  ).toContain(path);
});

test('corrects a query typed in another layout, and reports it', () => {
  const result = reader().search(createQuery('йгвгй'));
  expect(result?.hits.map(({ path }) => path)).toEqual(['/uz/news/well']);
  expect(result?.repaired).toBe('quduq');
});

test.each([['ru', 'crdf;byf', 'скважина']] as const)('corrects in %s “%s” typed in any layout', (locale, q, meant) => {
  const result = reader().search(createQuery(q, { locale }));
  expect(result?.repaired).toBe(meant);
});

test('returns current results for the same words with another filter', () => {
  const search = reader();
  expect(search.search(createQuery('quduq', { year: 2026 }))?.total).toBe(1);
  expect(search.search(createQuery('quduq', { year: 2013 }))).toMatchObject({ total: 0, years: [{ year: 2026, count: 1 }] });
  folder.writer().apply({ put: [{ ...well, path: '/uz/news/other', date: '2013-05-01' }], remove: [], mark: 'second' });
  expect(search.search(createQuery('quduq', { year: 2013 }))?.total).toBe(1);
  expect(search.search(createQuery('quduq', { page: 1 }))?.total).toBe(2);
});

test('corrects a misspelled word to the nearest one of the index, in its own spelling', () => {
  const result = reader().search(createQuery('fargona mutaxasislar'));
  expect(result?.hits.map(({ path }) => path)).toEqual(['/uz/news/well']);
  expect(result?.repaired).toBe('fargʻona mutaxassislar');
});

test('marks matches in the original spelling without changing the text', () => {
  const [hit] = reader().search(createQuery("o'zbekiston galla"))?.hits ?? [];
  expect(hit?.title[0]).toMatchObject({ isMatch: true, text: expect.stringMatching(/^Oʻzbekiston/u) as string });
  expect(hit?.title.map(({ text }) => text).join('')).toBe(well.title);
  expect(hit?.snippet.find(({ isMatch }) => isMatch)?.text).toBe('gʻalla');
});

test('counts types and years with the other filter only, so that a filter can be changed', () => {
  const search = reader();
  const result = search.search(createQuery('quduq son qaror', { type: 'news' }));
  expect(result).toMatchObject({ types: [{ type: 'news', count: 1 }], years: [{ year: 2026, count: 1 }] });
  expect(search.search(createQuery('355', { year: 2020 }))).toMatchObject({ total: 0, hits: [], years: [{ year: 2013, count: 1 }] });
});

test('counts the matches in other languages', () => {
  expect(reader().search(createQuery('скважины'))?.elsewhere).toEqual([{ locale: 'ru', count: 1 }]);
});

test('returns the last page for a page number beyond it', () => {
  const search = reader();
  expect(search.search(createQuery('quduq', { page: 9 }))).toMatchObject({ page: 1, pages: 1, total: 1 });
  expect(search.search(createQuery('nimadir yoq', { page: 9 }))).toMatchObject({ page: 0, pages: 0, total: 0 });
});

test('suggests titles that begin with the typed text', () => {
  const search = reader();
  expect(search.suggest('uz', 'o')).toEqual([]);
  expect(search.suggest('uz', 'o‘z')?.map(({ path }) => path)).toEqual(['/uz/news/well']);
  expect(search.suggest('uz', 'hukumat p')?.[0]).toMatchObject({
    title: [{ text: 'Hukumat', isMatch: true }, { text: ' ' }, { text: 'portali' }, { text: ' toʻgʻrisida' }],
  });
  expect(search.suggest('ru', 'crdf')?.map(({ path }) => path)).toEqual(['/ru/news/well']);
});

test.each(['indexed first', 'indexed last'])('suggests the shorter of two titles first, although it was %s', (when) => {
  const short = createDocument({ path: '/uz/services/well', type: 'service', title: 'Quduq qazish' });
  const long = createDocument({ path: '/uz', type: 'page', title: 'Quduqlar umumiy boyligimizdir' });
  folder.writer().rebuild(when === 'indexed first' ? [short, long] : [long, short], 'first');
  expect(
    folder
      .reader()
      .suggest('uz', 'qudu')
      ?.map(({ path }) => path),
  ).toEqual(['/uz/services/well', '/uz']);
});

test('does not crowd out suggestions of one type by others', () => {
  const others = Array.from({ length: 10 }, (_, index) => createDocument({ path: `/uz/${String(index)}`, type: 'page', title: 'Hukumat' }));
  folder.writer().rebuild([createDocument({ path: '/uz/news/a', title: 'Yangi hukumat' }), ...others], 'first');
  const search = folder.reader();
  expect(search.suggest('uz', 'huku')?.some(({ type }) => type === 'news')).toBe(false);
  expect(search.suggest('uz', 'huku', 'news')?.map(({ path }) => path)).toEqual(['/uz/news/a']);
});

test('returns null where there is no index yet', () => {
  const search = openSearch(folder.file);
  expect(search.search(createQuery('quduq'))).toBeNull();
  expect(search.suggest('uz', 'qud')).toBeNull();
  folder.writer().rebuild(all, 'first');
  expect(search.search(createQuery('quduq'))).not.toBeNull();
  search.close();
});

const syntax = fc.constantFrom(
  '"',
  "'",
  '*',
  ':',
  '^',
  '(',
  ')',
  '{',
  '}',
  '-',
  '+',
  ' OR ',
  ' AND ',
  ' NOT ',
  ' NEAR(',
  'title:',
  '\0',
  '\uD800',
  '\uDFFF',
  '; DROP TABLE document',
  'quduq',
  '_',
  '__',
  '⑴',
);

test('treats no query as database syntax', () => {
  const search = reader();
  const question = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 200 }),
    fc.array(fc.oneof(syntax, fc.string()), { maxLength: 20 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(question, fc.constantFrom('uz' as const, 'ru' as const, 'en' as const), (q, locale) => {
      expect(search.search(createQuery(q, { locale }))).not.toBeNull();
      expect(search.suggest(locale, q)).not.toBeNull();
    }),
    { numRuns: 150 },
  );
  expect(search.search(createQuery('quduq'))?.total).toBe(1);
});
