import type { ConformanceCase, ExpectedValue } from '../conformance-case.ts';
import { formatLocaleCookie, withCookie } from './cookie.ts';

const createPageCase = (
  name: string,
  path: string,
  status: number,
  body: RegExp,
  headers: Readonly<Record<string, ExpectedValue>> = {},
): ConformanceCase => ({
  name,
  send: { path },
  expect: {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      ETag: null,
      ...headers,
    },
    body,
  },
});

const createJsonCase = (
  name: string,
  path: string,
  status: number,
  body: string,
  headers: Readonly<Record<string, ExpectedValue>> = {},
): ConformanceCase => ({
  name,
  send: { path },
  expect: {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      'Set-Cookie': null,
      ...headers,
    },
    body,
  },
});

const createMissingCase = (path: string): ConformanceCase => ({
  name: path,
  send: { path },
  expect: { status: 404, headers: { 'Cache-Control': 'no-store' } },
});

const away = '{"problem":"unavailable","longest":200}';
const long = '{"problem":"too-long","longest":200}';

/** The sites of the table have no index: reading does not depend on it. */
export const searchCases: readonly ConformanceCase[] = [
  {
    name: 'the page is an ordinary one while nothing is asked',
    send: { path: '/ru/search?q=%20&type=news' },
    expect: {
      status: 200,
      headers: { 'Cache-Control': 'public, max-age=0, must-revalidate', ETag: /^"/u, 'X-Robots-Tag': null },
      body: /<p data-when="idle">idle<\/p>/u,
    },
  },
  createPageCase('without an index the page says so', '/ru/search?q=suv', 503, /<p data-when="unavailable">unavailable<\/p>/u, {
    'Retry-After': '5',
  }),
  createPageCase(
    'words beyond 200 are refused in the page',
    `/en/search?q=${'a'.repeat(201)}`,
    400,
    /<p data-when="too-long">too long<\/p>/u,
  ),
  createPageCase('the unprefixed page answers in the default language', '/search?q=suv', 503, /<title>suv – plain: search<\/title>/u),
  {
    name: 'a query of 10 kB is refused',
    send: { path: `/uz/search?q=${'a'.repeat(10_000)}` },
    expect: { status: 414, headers: { 'Cache-Control': 'no-store' }, body: /uz: error 414/u },
  },
  {
    name: 'a script’s query of 10 kB is refused',
    send: { path: `/uz/search.json?q=${'a'.repeat(10_000)}` },
    expect: { status: 414, headers: { 'Cache-Control': 'no-store' } },
  },
  {
    name: 'the reader’s language is led to with the question',
    send: { path: '/search?q=a%26b', headers: withCookie('ru') },
    expect: { status: 302, headers: { Location: '/ru/search?q=a%26b' } },
  },
  {
    name: 'a slash too many is taken away with the question kept',
    send: { path: '/uz/search/?q=suv' },
    expect: { status: 301, headers: { Location: '/uz/search?q=suv' } },
  },
  {
    name: 'who goes on in another language chooses it',
    send: { path: '/ru/search?q=suv', headers: { Referer: 'http://ochiq.test/uz/search?q=suv' } },
    expect: { status: 503, headers: { 'Set-Cookie': formatLocaleCookie('ru'), 'Cache-Control': 'private, no-store' } },
  },
  {
    name: 'compressed for who takes it',
    send: { path: '/ru/search?q=suv', headers: { 'Accept-Encoding': 'br' } },
    expect: { status: 503, headers: { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' } },
  },
  {
    name: 'HEAD of an answer',
    send: { method: 'HEAD', path: '/ru/search?q=suv' },
    expect: { status: 503, headers: { 'Content-Length': /^\d{4,}$/u, 'Content-Type': 'text/html; charset=utf-8' } },
  },
  {
    name: 'POST',
    send: { method: 'POST', path: '/ru/search?q=suv' },
    expect: { status: 405, headers: { Allow: 'GET, HEAD, OPTIONS' } },
  },
  {
    name: 'with an alert it is there, too',
    site: 'alerted',
    send: { path: '/ru/search?q=suv' },
    expect: { status: 503, body: /<section/u },
  },
  {
    name: 'below a base path',
    site: 'nested',
    send: { path: '/davlat/sayt/uz/search?q=suv' },
    expect: { status: 503, body: /unavailable/u },
  },
  createJsonCase('without an index a script is told', '/uz/search.json?q=suv', 503, away, { 'Retry-After': '5' }),
  createJsonCase('suggestions without an index', '/uz/search/suggestions.json?q=su', 503, away),
  createJsonCase('a script’s words beyond 200', `/uz/search.json?q=${'a'.repeat(201)}`, 400, long),
  createJsonCase('a beginning beyond 200', `/uz/search/suggestions.json?q=${'a'.repeat(201)}`, 400, long),
  createJsonCase(
    'a script that asks nothing',
    '/en/search.json',
    200,
    '{"total":0,"page":1,"pages":0,"hits":[],"types":[],"years":[],"elsewhere":[],"repaired":null}',
  ),
  createJsonCase('a beginning of one letter', '/en/search/suggestions.json?q=%20a%20', 200, '[]'),
  {
    name: 'HEAD for a script',
    send: { method: 'HEAD', path: '/uz/search/suggestions.json?q=a' },
    expect: { status: 200, headers: { 'Content-Length': '2' } },
  },
  {
    name: 'a script’s POST',
    send: { method: 'POST', path: '/uz/search.json' },
    expect: { status: 405, headers: { Allow: 'GET, HEAD, OPTIONS' } },
  },
  createJsonCase('a browser’s suggestions without an index', '/uz/search/browser-suggestions.json?q=su', 503, away),
  createMissingCase('/search.json?q=suv'),
  createMissingCase('/search/suggestions.json?q=suv'),
  createMissingCase('/search/browser-suggestions.json?q=suv'),
  createMissingCase('/xx/search.json?q=suv'),
  createMissingCase('/uz/search.json/?q=suv'),
  createMissingCase('/uz/search/suggestions?q=suv'),
];
