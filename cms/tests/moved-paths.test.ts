import { findMovedPaths } from '../src/content/redirects/create-redirects-on-slug-change';

test.each([
  ['a page that is new', {}, { uz: 'a' }, []],
  ['a page that is gone', { uz: 'a' }, {}, []],
  ['a page that stays', { uz: 'a', ru: 'b' }, { uz: 'a', ru: 'b' }, []],
  [
    'a page with a slug of its own in the language',
    { uz: 'a', ru: 'b', en: 'c' },
    { uz: 'a', ru: 'yangi', en: 'c' },
    [{ from: '/ru/news/b', to: '/ru/news/yangi' }],
  ],
  [
    'a page that other languages show too',
    { uz: 'a', ru: 'b' },
    { uz: 'yangi', ru: 'b' },
    [
      { from: '/news/a', to: '/news/yangi' },
      { from: '/uz/news/a', to: '/uz/news/yangi' },
      { from: '/en/news/a', to: '/en/news/yangi' },
    ],
  ],
  ['a page that got a translation', { uz: 'a', en: 'c' }, { uz: 'a', ru: 'b', en: 'c' }, [{ from: '/ru/news/a', to: '/ru/news/b' }]],
])('%s', (_, before, after, moves) => {
  expect(findMovedPaths('news-item', before, after)).toEqual(moves);
});
