import { findSurplus, isCacheableResponse, isCacheablePath, getPathInScope, splitPath } from './cache-rules';

const answer = (headers: Record<string, string>, further: object = {}) => ({
  status: 200,
  type: 'basic' as const,
  redirected: false,
  headers: new Headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0, must-revalidate', ...headers }),
  ...further,
});

it('keeps pages as their sender lets everybody keep them', () => {
  expect(isCacheableResponse(answer({}))).toBe(true);
});

it.each([
  ['no-store', { 'cache-control': 'no-store' }, {}],
  ['private', { 'cache-control': 'Private, max-age=0' }, {}],
  ['a file', { 'content-type': 'application/pdf' }, {}],
  ['an error', {}, { status: 404 }],
  ['led elsewhere', {}, { redirected: true }],
  ['of another origin', {}, { type: 'opaque' }],
  ['a redirect', {}, { type: 'opaqueredirect', status: 0 }],
])('keeps no answer that is %s', (_, headers, further) => {
  expect(isCacheableResponse(answer(headers, further))).toBe(false);
});

const places = { apart: ['account', 'login', 'forms', 'search', 'offline'] };

it.each(['/', '/uz', '/ru/news/kolodec', '/contact', '/uz-cyrl', '/uz-cyrl/news/a'])('keeps %s', (path) => {
  expect(isCacheablePath(path, places)).toBe(true);
});

it.each([
  '/account',
  '/ru/account',
  '/en/login',
  '/uz/forms/appeal',
  '/uz/forms/appeal/sent',
  '/ru/search',
  '/404.html',
  '/en/offline',
  '/uz-cyrl/account',
  '/uz-cyrl/search',
])('does not keep %s, which is one reader’s own or no page by itself', (path) => {
  expect(isCacheablePath(path, places)).toBe(false);
});

it('counts a page in another alphabet among those of its language', () => {
  expect(splitPath('/uz-cyrl/offline')).toEqual({ form: 'uz', rest: '/offline' });
  expect(splitPath('/ru/offline')).toEqual({ form: 'ru', rest: '/offline' });
});

it.each([
  ['https://ochiq.example/uz/news', 'https://ochiq.example/', '/uz/news'],
  ['https://ochiq.example/x/uz', 'https://ochiq.example/x/', '/uz'],
  ['https://ochiq.example/uz/news?page=2', 'https://ochiq.example/', null],
  ['https://ochiq.example/y/uz', 'https://ochiq.example/x/', null],
  ['https://evil.example/uz', 'https://ochiq.example/', null],
])('knows %s below %s as %s', (address, scope, path) => {
  expect(getPathInScope(new URL(address), new URL(scope))).toBe(path);
});

const page = (path: string, at: number, bytes = 10) => ({ path, at, bytes });

it('lets those go that were read longest ago, when there are too many or too much', () => {
  const pages = [page('/old', 1), page('/new', 3), page('/middle', 2)];
  expect(findSurplus(pages, { pages: 3, bytes: 30 })).toEqual([]);
  expect(findSurplus(pages, { pages: 2, bytes: 30 })).toEqual(['/old']);
  expect(findSurplus(pages, { pages: 3, bytes: 15 })).toEqual(['/middle', '/old']);
});
