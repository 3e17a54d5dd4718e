import { isProbe } from './probe.ts';

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
