import { createDocument, createIndexFolder, createQuery, type IndexFolder } from '../test/sample.ts';

let folder: IndexFolder;
beforeEach(() => {
  folder = createIndexFolder();
});
afterEach(() => folder.remove());

/** An index of these pages alone. */
function createReader(...pages: Parameters<typeof createDocument>[0][]) {
  folder.writer().rebuild(pages.map(createDocument), 'some');
  return folder.reader();
}
const findPaths = (search: ReturnType<typeof createReader>, q: string, over: Parameters<typeof createQuery>[1] = {}) =>
  search.search(createQuery(q, over))?.hits.map(({ path }) => path);

test('keeps the reader’s words unchanged when another one is corrected, in any alphabet', () => {
  const search = createReader(
    { path: '/ru/a', locale: 'ru', title: 'Курс', text: 'Курс моделирования вод.' },
    { path: '/ru/b', locale: 'ru', title: 'Моделирование', text: 'Вода.' },
  );
  expect(search.search(createQuery('моделерование курс', { locale: 'ru' }))?.repaired).toBe('моделирование курс');
});

test('matches a corrected word in all its forms', () => {
  const search = createReader(
    { path: '/ru/a', locale: 'ru', title: 'Оформление паспорта скважины' },
    { path: '/ru/b', locale: 'ru', title: 'Скважина' },
  );
  expect(findPaths(search, 'скважена паспорт', { locale: 'ru' })?.[0]).toBe('/ru/a');
});

test('matches Uzbek words typed on a Russian keyboard, in the spelling of the page; known words stay', () => {
  const search = createReader(
    { path: '/uz/a', title: 'Oʻzbekiston quduqlari' },
    { path: '/uz/b', title: 'Quduq haqida qaror' },
    { path: '/uz/c', title: 'Kuz' },
  );
  expect(findPaths(search, 'Узбекистон')).toEqual(['/uz/a']);
  expect(findPaths(search, 'карор кудук')?.[0]).toBe('/uz/b');
  expect(search.search(createQuery('карор'))?.repaired).toBe('qaror');
  expect(search.search(createQuery('куз'))).toMatchObject({ total: 1, repaired: null });
});

test('names the Uzbek pages for Uzbek words typed on a Russian keyboard, where another language finds nothing', () => {
  const search = createReader(
    { path: '/uz/a', title: 'Quduq haqida qaror' },
    { path: '/ru/a', locale: 'ru', title: 'Курорт', text: 'Вода курорта.' },
  );
  const ask = (q: string, locale: 'ru' | 'en') => search.search(createQuery(q, { locale }));
  for (const locale of ['ru', 'en'] as const) {
    expect(ask('карор', locale)).toMatchObject({ total: 0, elsewhere: [{ locale: 'uz', count: 1 }] });
    expect(ask('трактор', locale)).toMatchObject({ total: 0, elsewhere: [] });
  }
  expect(ask('курорт', 'ru')).toMatchObject({ total: 1, elsewhere: [] });
  // A misspelled Russian word is corrected as before.
  expect(ask('курортт', 'ru')).toMatchObject({ total: 1, repaired: 'курорт', elsewhere: [] });
});

test('lists a page with most words in its title among the few with all of them anywhere', () => {
  const search = createReader(
    { path: '/uz/structure', type: 'page', title: 'Tashkiliy tuzilma' },
    { path: '/uz/about', type: 'page', title: 'Haqida', text: 'Bu yerda muassasa tuzilmasi ham aytilgan.' },
    { path: '/uz/news/a', title: 'Boshqa xabar' },
  );
  expect(findPaths(search, 'muassasa tuzilmasi')).toHaveLength(2);
  expect(findPaths(search, 'muassasa tuzilmasi')).toContain('/uz/structure');
});

test('ranks a title equal to the query first, and an act before the pages that mention its number', () => {
  const search = createReader(
    {
      path: '/en/open',
      locale: 'en',
      type: 'page',
      title: 'Open data',
      text: 'Sets of measurements are kept here for everybody. '.repeat(30),
    },
    { path: '/en/faq#a', locale: 'en', type: 'question', title: 'May I use the open data in an app?', text: 'Open data are open.' },
    {
      path: '/ru/documents/47',
      locale: 'ru',
      type: 'document',
      title: 'О порядке',
      keywords: ['№ 47'],
      text: 'Приказ о скважинах. '.repeat(60),
    },
    {
      path: '/ru/documents/18',
      locale: 'ru',
      type: 'document',
      title: 'О другом',
      keywords: ['№ 18'],
      text: 'Заменён: приказ № 47, см. № 47.',
    },
  );
  expect(findPaths(search, 'open data', { locale: 'en' })?.[0]).toBe('/en/open');
  expect(findPaths(search, 'приказ № 47', { locale: 'ru' })?.[0]).toBe('/ru/documents/47');
});

test('matches the known words of a query whose other words are on no page', () => {
  expect(findPaths(createReader({ path: '/uz/documents/355', title: 'Hukumat portali' }), 'hukumat zzzz yyyy xxxx')).toEqual([
    '/uz/documents/355',
  ]);
});

test('finds pages by their type', () => {
  const search = createReader(
    { path: '/en/vacancy/a', locale: 'en', type: 'vacancy', title: 'Hydrogeologist' },
    { path: '/en/a', locale: 'en', title: 'Hydrogeologist' },
  );
  expect(findPaths(search, 'hydrogeologist jobs', { locale: 'en' })?.[0]).toBe('/en/vacancy/a');
});
