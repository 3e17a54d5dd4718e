import fc from 'fast-check';

import { isJsonPreferred, parseAcceptEncoding } from './request-headers.ts';

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
