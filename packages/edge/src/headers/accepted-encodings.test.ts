import fc from 'fast-check';

import { parseAcceptEncoding } from './accepted-encodings.ts';

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
