import { parse } from 'parse5';

import { findReaderPrefix, renderRefusedPage } from './plain-page.ts';

test.each([
  ['the prefix', 'GET /ru/about?x HTTP/1.1\r\nCookie: i18n_redirected=en\r\n', [], 'ru'],
  ['the prefix of a whole address', 'GET https://ochiq.test/en HTTP/1.1\r\n', [], 'en'],
  ['the prefix below the base path', 'GET /davlat/ru/a HTTP/1.1\r\n', ['davlat'], 'ru'],
  ['no prefix outside the base path', 'GET /ru/a HTTP/1.1\r\n', ['davlat'], 'plain'],
  ['the cookie', 'GET /about HTTP/1.1\r\nHost: a\r\ncookie: a=b; i18n_redirected=en\r\nX: y', [], 'en'],
  ['nothing', 'GET /about HTTP/1.1\r\n', [], 'plain'],
  ['a word that begins like a prefix', 'GET /russian HTTP/1.1\r\n', [], 'plain'],
  ['a first line that goes on', `GET /uz/${'a'.repeat(20_000)}`, [], 'uz'],
  ['the middle of a request', 'aaaaaaaaa', [], undefined],
] as const)('detects the locale prefix by %s', (_, bytes, base, form) => {
  expect(findReaderPrefix(bytes, base)).toBe(form);
});

test('renders all languages where the language is not known', () => {
  const html = renderRefusedPage(431, undefined, ['davlat']);
  expect([...html.matchAll(/<section lang="(?<language>[a-z]+)"/gu)].map(({ groups }) => groups?.['language'])).toEqual(['uz', 'ru', 'en']);
  expect([...html.matchAll(/<a href="(?<href>[^"]+)"/gu)].map(({ groups }) => groups?.['href'])).toEqual([
    '/davlat/uz',
    '/davlat/ru',
    '/davlat/en',
  ]);
  expect(() => parse(html, { onParseError: ({ code }) => expect(code).toBe('none') })).not.toThrow();
});
