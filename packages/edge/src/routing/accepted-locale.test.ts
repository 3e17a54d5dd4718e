import { localeCodes } from '@ochiq/contract/routing/locales';
import fc from 'fast-check';

import { parseAcceptLanguage } from './accepted-locale.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  [',,', undefined],
  ['ru', 'ru'],
  ['RU-ru', 'ru'],
  ['uz-Cyrl-UZ', 'uz'],
  ['en-GB,ru', 'en'],
  ['ru;q=0.1,en;q=0.11', 'en'],
  ['ru;q=0.000, uz;q=0.001', 'uz'],
  ['ru ; q=0.2 , , en;q=0.1', 'ru'],
  ['de, *;q=0.5', undefined],
  ['*, ru;q=0.5', 'ru'],
  ['russian', undefined],
  ['ru_RU', undefined],
  ['ru;q=1.1', undefined],
  ['ru;q=-1', undefined],
  ['ru;level=1', undefined],
  ['ru, en;q=', undefined],
])('%s prefers %s', (header, expected) => {
  expect(parseAcceptLanguage(header)).toBe(expected);
});

test('any header yields a known language or none', () => {
  const piece = fc.constantFrom('ru', 'uz', 'en', '-RU', ',', ';q=', '0', '1', '.5', '*', ' ', ';', '=', '"', '\\');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece).map((pieces) => pieces.join('')),
      ),
      (header) => {
        expect([undefined, ...localeCodes]).toContain(parseAcceptLanguage(header));
      },
    ),
  );
});
