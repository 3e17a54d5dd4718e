import { selectOnePagePerTemplate } from './select-listed-pages.ts';

const pages = [
  { path: '/news', template: 'news-list', form: 'plain' },
  { path: '/ru/news', template: 'news-list', form: 'ru' },
  { path: '/ru/news/2024', template: 'news-list', form: 'ru' },
  { path: '/en/news', template: 'news-list', form: 'en' },
  { path: '/en/about', template: 'section', form: 'en' },
  { path: '/en/404.html', template: 'not-found', form: 'en' },
];

it('selects one page of every template in every language, and no error page', () => {
  expect(selectOnePagePerTemplate(pages, null).map(({ path }) => path)).toEqual(['/ru/news', '/en/news', '/en/about']);
});

it('limits the selection to one template', () => {
  expect(selectOnePagePerTemplate(pages, 'section').map(({ path }) => path)).toEqual(['/en/about']);
});
