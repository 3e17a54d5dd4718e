import { defaultLocale, localeCodes } from '@ochiq/contract/routing/locales';
import { getCacheControl } from '@ochiq/http-policy/cache-rules';
import { toContentType } from '@ochiq/http-policy/content-type';
import { isCompressible } from '@ochiq/http-policy/representation';
import { getServingPolicy, isHiddenPath } from '@ochiq/http-policy/serving-policy';
import * as fc from 'fast-check';

import { parseAcceptEncoding } from '../http/request-headers.ts';
import { parseAddress } from '../routing/address.ts';
import { readLocaleCookie } from '../routing/language-choice.ts';
import { parseBasePath, stripBasePath } from '../routing/site-address.ts';
import { getCodingPattern, unweightedPattern } from './build-encoding-maps.ts';
import { getSingleCookiePattern, noCookiePattern } from './locale-maps.ts';
import { getPlainTargetPattern, isPlainPath } from './paths.ts';
import { listQuickFileClasses } from './quick-file-classes.ts';

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

test('quick locations send a file with the headers of the edge', () => {
  const folders = ['/static/', '/media/', '/page-data/', '/'] as const;
  const extensions = ['webp', 'svg', 'js', 'css', 'json', 'png', 'woff2', 'pdf', 'html'] as const;
  const name = fc
    .tuple(made('a', '.', '-', '-0123456789abcdef0123', ...extensions, '/', 'data', 'feeds'), fc.constantFrom(...extensions))
    .map(([start, extension]) => `${start}.${extension}`);
  let matched = 0;
  fc.assert(
    fc.property(fc.constantFrom(...folders, '/data/', '/feeds/', '/data.json/'), name, (start, rest) => {
      const path = `${start}${rest}`;
      if (!isPlainPath(path)) return;
      const folder = folders.find((one) => path.startsWith(one)) ?? '/';
      const quick = listQuickFileClasses(folder).find(({ pattern }) => isHit(folder === '/' ? `^${pattern}` : pattern, path));
      if (!quick) return;
      matched += 1;
      const { mediaType, ...policy } = getServingPolicy(path);
      expect({ ...policy, type: toContentType(mediaType), cache: getCacheControl(path), isText: isCompressible(path) }).toEqual({
        policy: quick.policy,
        attachment: false,
        shared: quick.shared,
        type: quick.types[path.slice(path.lastIndexOf('.') + 1)],
        cache: quick.cacheControl,
        isText: quick.isText,
      });
    }),
    { numRuns: 5000 },
  );
  expect(matched).toBeGreaterThan(500);
});
