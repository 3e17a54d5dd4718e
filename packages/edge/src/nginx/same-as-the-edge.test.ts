import { defaultLocale, localeCodes } from '@ochiq/contract/routing/locales';
import { isHiddenPath } from '@ochiq/http-policy/serving-policy';
import * as fc from 'fast-check';

import { parseAcceptEncoding } from '../http/request-headers.ts';
import { parseAddress } from '../routing/address.ts';
import { readLocaleCookie } from '../routing/language-choice.ts';
import { parseBasePath, stripBasePath } from '../routing/site-address.ts';
import { getCodingPattern, unweightedPattern } from './build-encoding-maps.ts';
import { getSingleCookiePattern, noCookiePattern } from './locale-maps.ts';
import { getPlainTargetPattern } from './paths.ts';

/** Texts of a few pieces in any order. */
const made = (...pieces: readonly string[]) => fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(''));

const isHit = (pattern: string, text: string, flags = 'u'): boolean => new RegExp(pattern, flags).test(text);

const pieces = ['/', '/ru', '/about', '/a-1', '/davlat.org', '.', '..', '%2e', '%', '\\', '?', '#', 'index.html', ' ', 'ў', '"'] as const;

test.each([
  ['https://example.uz/', ''],
  ['https://example.uz/davlat.org/sayt', '/davlat.org/sayt'],
])('%s: nginx and the edge parse paths alike', (siteUrl, prefix) => {
  const base = parseBasePath(siteUrl);
  const pattern = new RegExp(getPlainTargetPattern(base), 'u');
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
      expect(`/${stripBasePath(address.segments, base)?.join('/') ?? 'outside'}`).toBe(plain);
      expect(isHiddenPath(plain)).toBe(false);
    }),
    { numRuns: 5000 },
  );
  expect(read).toBeGreaterThan(20);
});

test('nginx and the edge choose the same variants', () => {
  fc.assert(
    fc.property(made('gzip', 'br', 'BR', 'deflate', 'zstd', 'identity', '*', ',', ', ', ' ', ';q=0', ';q=0.5', '\t'), (header) => {
      if (!isHit(unweightedPattern, header, 'iu')) return;
      expect((['br', 'gzip'] as const).filter((coding) => isHit(getCodingPattern(coding), header, 'iu'))).toEqual(
        parseAcceptEncoding(header),
      );
    }),
    { numRuns: 5000 },
  );
  expect(isHit(unweightedPattern, 'gzip, deflate, br, zstd', 'iu')).toBe(true);
  for (const header of ['identity', 'identity;q=1, *;q=0']) {
    expect(isHit(unweightedPattern, header, 'iu')).toBe(true);
    expect(parseAcceptEncoding(header)).toEqual([]);
  }
});

test('nginx and the edge read the same language from a cookie', () => {
  fc.assert(
    fc.property(made('i18n_redirected', '=', 'uz', 'ru', '"', '; ', ';', 'a=b', 'I18N_redirected=', '%75z', ' '), (header) => {
      for (const locale of localeCodes) if (isHit(getSingleCookiePattern(locale), header)) expect(readLocaleCookie(header)).toBe(locale);
      if (isHit(noCookiePattern, header)) expect(readLocaleCookie(header)).toBeUndefined();
    }),
    { numRuns: 5000 },
  );
  expect(isHit(getSingleCookiePattern(defaultLocale), `a=b; i18n_redirected=${defaultLocale}`)).toBe(true);
});
