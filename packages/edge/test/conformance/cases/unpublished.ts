import type { ConformanceCase } from '../conformance-case.ts';
import { withCookie } from './cookie.ts';

const createUnpublishedCase = (name: string, path: string, body: RegExp, headers: Record<string, string> = {}): ConformanceCase => ({
  name,
  site: 'unpublished',
  send: { path, headers },
  expect: { status: 503, headers: { 'Retry-After': '5', 'Cache-Control': 'no-store', 'Content-Type': 'text/html; charset=utf-8' }, body },
});

const russian = /lang="ru".*Сайт готовится/u;

export const unpublishedCases: readonly ConformanceCase[] = [
  createUnpublishedCase('the default language', '/about', /lang="uz".*Sayt tayyorlanmoqda/u),
  createUnpublishedCase('the prefix decides', '/en/about', /lang="en".*being prepared/u),
  createUnpublishedCase('the cookie decides', '/about', russian, withCookie('ru')),
  createUnpublishedCase('at the root the browser decides', '/', russian, { 'Accept-Language': 'ru' }),
  createUnpublishedCase('an asset', '/robots.txt', /tayyorlanmoqda/u),
  {
    name: 'an error without its page says so',
    site: 'unpublished',
    send: { path: '/ru/%zz' },
    expect: { status: 400, body: /lang="ru".*Произошла ошибка при показе страницы ошибки.*<a href="\/ru">Вернуться на главную<\/a>/u },
  },
  {
    name: 'another method',
    site: 'unpublished',
    send: { method: 'POST', path: '/en/about' },
    expect: { status: 405, headers: { Allow: 'GET, HEAD, OPTIONS' } },
  },
];
