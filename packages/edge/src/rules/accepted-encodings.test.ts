import fc from 'fast-check';

import { acceptedEncodings } from './accepted-encodings.ts';

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
  expect(acceptedEncodings(header)).toEqual(expected);
});

test('any header yields known encodings or none', () => {
  fc.assert(fc.property(fc.string(), (header) => expect(['br', 'gzip']).toEqual(expect.arrayContaining([...acceptedEncodings(header)]))));
});
