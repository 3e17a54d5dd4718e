import { classifyRequest, type RequestKind } from './edge-metrics.ts';

test.each<[string, RequestKind]>([
  ['/', 'page'],
  ['/ru', 'page'],
  ['/ru/news/suv?utm=1', 'page'],
  ['/page-data/app-data.json', 'file'],
  ['/media/a.pdf?v=1', 'file'],
  ['/ru/forms/contact', 'form'],
  ['/forms/challenge', 'form'],
  ['/account', 'account'],
  ['/ru/search?q=suv.pdf', 'search'],
  ['/ru/search.json?q=suv', 'search'],
  ['/ru/search/suggestions.json?q=su', 'search'],
  ['/health', 'health'],
  ['/%', 'unknown'],
])('%s is a %s', (target, kind) => {
  expect(classifyRequest(target, [])).toBe(kind);
});

test('knows only paths below the base path', () => {
  expect(classifyRequest('/davlat/sayt/ru/account', ['davlat', 'sayt'])).toBe('account');
  expect(classifyRequest('/account', ['davlat', 'sayt'])).toBe('unknown');
});
