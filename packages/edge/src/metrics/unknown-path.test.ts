import fc from 'fast-check';

import { isProbe, sanitizePath } from './unknown-path.ts';

test('tells nobody the token of a shared draft', () => {
  expect(sanitizePath('/uz/draft/T0ken_-x/media/a/b')).toBe('/uz/draft/*/media/a/b');
});

test.each([
  '/wp-login.php',
  '/uz/wp-admin/setup-config.php?step=1',
  '/.env',
  '/%2eenv',
  '/backend/.git/config',
  '/.well-known/security.txt.old',
  '/phpMyAdmin/index',
  '/backup.sql',
  '/vendor/phpunit/src/eval-stdin',
  '/cgi-bin/luci',
])('%s is a probe', (path) => {
  expect(isProbe(path)).toBe(true);
});

test.each([
  '/uz/yangiliklar/eski',
  '/ru/новости',
  '/en/documents/law-355.pdf',
  '/uz/env',
  '/en/news/php-and-us',
  '/uz/open/data.csv',
  '/%E0%A4%A',
])('%s is no probe', (path) => {
  expect(isProbe(path)).toBe(false);
});

test.each([
  ['/uz/yangiliklar/eski', '/uz/yangiliklar/eski'],
  ['/uz/search?q=Aliyev', '/uz/search'],
  ['/ru/новости', '/ru/новости'],
  ['/uz/a.aliyev@example.uz/x', '/uz/*/x'],
  ['/uz/a%40example.uz', '/uz/*'],
  ['/status/998901234567', '/status/*'],
  ['/reset/0123456789abcdef0123', '/reset/*'],
  ['/a\nb', '/a�b'],
])('sanitizes %j to %s', (path, expected) => {
  expect(sanitizePath(path)).toBe(expected);
});

test('for any path, the result is short, without query, number or email address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (path) => {
      const written = sanitizePath(`/${path}`);
      expect(Array.from(written).length).toBeLessThanOrEqual(161);
      expect(written).not.toMatch(/[?#@\s]|\d{6}/u);
    }),
  );
});
