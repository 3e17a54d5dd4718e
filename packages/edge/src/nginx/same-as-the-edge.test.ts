import { defaultLocale, localeCodes } from '@ochiq/contract/locales';
import * as fc from 'fast-check';

import { acceptedEncodings } from '../rules/accepted-encodings.ts';
import { parseAddress } from '../rules/address.ts';
import { basePathOf, withoutBase } from '../rules/base-path.ts';
import { cookieLocale } from '../rules/cookie-locale.ts';
import { isHidden } from '../rules/hidden.ts';
import { names, unweighed } from './encoding-facts.ts';
import { oneCookie, withoutCookie } from './language-facts.ts';
import { plainTarget } from './plain-path.ts';

/** Texts of a few pieces in any order. */
const made = (...pieces: readonly string[]) => fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(''));

const isHit = (pattern: string, text: string, flags = 'u'): boolean => new RegExp(pattern, flags).test(text);

const pieces = ['/', '/ru', '/about', '/a-1', '/davlat.org', '.', '..', '%2e', '%', '\\', '?', '#', 'index.html', ' ', 'ў', '"'] as const;

test.each([
  ['https://example.uz/', ''],
  ['https://example.uz/davlat.org/sayt', '/davlat.org/sayt'],
])('%s: nginx and the edge parse paths alike', (siteUrl, prefix) => {
  const base = basePathOf(siteUrl);
  const pattern = new RegExp(plainTarget(base), 'u');
  let read = 0;
  fc.assert(
    fc.property(fc.constantFrom(prefix, '', '/davlat'), made(...pieces), (start, rest) => {
      const target = start + rest;
      const plain = pattern.exec(target)?.groups?.['plain'];
      if (plain === undefined) return;
      read += 1;
      const address = parseAddress(target);
      expect(address).toMatchObject({ trailingSlash: false });
      expect(address).not.toHaveProperty('fault');
      expect(`/${withoutBase(address.segments, base)?.join('/') ?? 'outside'}`).toBe(plain);
      expect(isHidden(plain)).toBe(false);
    }),
    { numRuns: 5000 },
  );
  expect(read).toBeGreaterThan(20);
});

test('nginx and the edge choose the same variants', () => {
  fc.assert(
    fc.property(made('gzip', 'br', 'BR', 'deflate', 'zstd', 'identity', '*', ',', ', ', ' ', ';q=0', ';q=0.5', '\t'), (header) => {
      if (!isHit(unweighed, header, 'iu')) return;
      expect((['br', 'gzip'] as const).filter((coding) => isHit(names(coding), header, 'iu'))).toEqual(acceptedEncodings(header));
    }),
    { numRuns: 5000 },
  );
  expect(isHit(unweighed, 'gzip, deflate, br, zstd', 'iu')).toBe(true);
  for (const header of ['identity', 'identity;q=1, *;q=0']) {
    expect(isHit(unweighed, header, 'iu')).toBe(true);
    expect(acceptedEncodings(header)).toEqual([]);
  }
});

test('nginx and the edge read the same language from a cookie', () => {
  fc.assert(
    fc.property(made('i18n_redirected', '=', 'uz', 'ru', '"', '; ', ';', 'a=b', 'I18N_redirected=', '%75z', ' '), (header) => {
      for (const locale of localeCodes) if (isHit(oneCookie(locale), header)) expect(cookieLocale(header)).toBe(locale);
      if (isHit(withoutCookie, header)) expect(cookieLocale(header)).toBeUndefined();
    }),
    { numRuns: 5000 },
  );
  expect(isHit(oneCookie(defaultLocale), `a=b; i18n_redirected=${defaultLocale}`)).toBe(true);
});
