import fc from 'fast-check';

import { isDataSaver, isJsonPreferred, isPrefetch, parseAcceptEncoding } from './request-headers.ts';

test.each([
  [undefined, []],
  ['', []],
  ['gzip, br', ['br', 'gzip']],
  ['gzip;q=1, br;q=0.9', ['gzip', 'br']],
  ['br, gzip;q=0', ['br']],
  ['identity, br;q=0.5, gzip', ['gzip']],
  ['*', ['br', 'gzip']],
  ['*;q=0.5, gzip', ['gzip', 'br']],
  ['br;q=0, *', ['gzip']],
])('%s takes %j', (header, expected) => {
  expect(parseAcceptEncoding(header)).toEqual(expected);
});

test('any header yields known encodings or none', () => {
  fc.assert(fc.property(fc.string(), (header) => expect(['br', 'gzip']).toEqual(expect.arrayContaining([...parseAcceptEncoding(header)]))));
});

test.each([
  [undefined, false],
  ['', false],
  ['*/*', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['text/html, application/json', false],
  ['application/json', true],
  ['application/json, */*', true],
  ['application/json, text/html;q=0.9', true],
  ['application/json;q=0', false],
  ['image/png', false],
  [';;,/', false],
])('%s: %s', (accept, expected) => {
  expect(isJsonPreferred({ accept })).toBe(expected);
});

test.each([
  [{}, false],
  [{ 'sec-purpose': 'prefetch' }, true],
  [{ 'sec-purpose': 'prefetch;prerender' }, true],
  [{ purpose: 'prefetch' }, true],
  [{ 'sec-purpose': 'visual-search' }, false],
])('%j is a prefetch: %s', (headers, expected) => {
  expect(isPrefetch(headers)).toBe(expected);
});

test.each([
  [{}, false],
  [{ 'save-data': 'on' }, true],
  [{ 'save-data': 'off' }, false],
  [{ ect: '2g' }, true],
  [{ ect: 'slow-2g' }, true],
  [{ ect: '3g' }, false],
])('%j saves data: %s', (headers, expected) => {
  expect(isDataSaver(headers)).toBe(expected);
});
