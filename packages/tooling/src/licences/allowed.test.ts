import { isAllowed } from './allowed.ts';

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-or-later)', true],
  ['(MIT AND Zlib)', true],
  ['Apache-2.0 AND MIT', true],
  ['GPL-3.0-only', false],
  ['AGPL-3.0', false],
  ['MIT AND GPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE', false],
  ['none', false],
  ['', false],
])('%s: %s', (licence, expected) => {
  expect(isAllowed(licence)).toBe(expected);
});
