import fc from 'fast-check';

import { parseAddress } from './address.ts';
import { anyCharacter } from '../../../uzbek/test/any-character.ts';

const read = (target: string): string => {
  const address = parseAddress(target);
  return 'fault' in address
    ? `${address.fault}`
    : `/${address.segments.join('/')}${address.trailingSlash ? ' slash' : ''} ${address.query}`.trim();
};

test.each([
  ['/', '/ slash'],
  ['/about', '/about'],
  ['/about/', '/about slash'],
  ['/about?', '/about ?'],
  ['/a%20b/%D1%8F?x=%D1%8F', '/a b/я ?x=%D1%8F'],
  ['/a?b?c', '/a ?b?c'],
  ['/a?"', '/a ?%22'],
  ['http://host', '/ slash'],
  ['HTTPS://host:1/a/?b', '/a slash ?b'],
  ['http://host?x', '/ slash ?x'],
  ['http://user@host/a', '/a'],
  ['', '400'],
  ['?x', '400'],
  ['*', '400'],
  ['about', '400'],
  ['ftp://host/', '400'],
  ['/#', '400'],
  ['/я', '400'],
  ['/a b', '400'],
  ['//', '404'],
  ['//a', '404'],
  ['/a//', '404'],
  ['/a//b', '404'],
  ['/.', '400'],
  ['/../a', '400'],
  ['/%2E%2e', '400'],
  ['/...', '/...'],
  ['/%2f', '400'],
  ['/%5C', '400'],
  ['/%00', '400'],
  ['/%7f', '400'],
  ['/%C0%AE', '400'],
  ['/%', '400'],
  [`/${'a'.repeat(8191)}`, `/${'a'.repeat(8191)}`],
  [`/${'a'.repeat(8192)}`, '414'],
])('%s', (target, expected) => {
  expect(read(target)).toBe(expected);
});

test('for any target, no segment is a parent, contains a slash or ends a header', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    '\\',
    '%',
    '%00',
    '%0a',
    'uz',
    'a',
    '?',
    '#',
    '%c0%ae',
    '%ed%a0%80',
    'http://x',
  );
  const target = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
  );
  fc.assert(
    fc.property(target, (raw) => {
      const address = parseAddress(raw);
      if ('fault' in address) return;
      for (const segment of address.segments) expect(segment).not.toMatch(/^$|^\.\.?$|[\u0000-\u001f\u007f/\\]/u);
      expect(address.query).toMatch(/^(?:\?[!-~]*)?$/u);
    }),
    { numRuns: 2000 },
  );
});
