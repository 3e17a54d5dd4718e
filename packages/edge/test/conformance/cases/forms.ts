import type { ConformanceCase } from '../conformance-case.ts';
import { formatLocaleCookie, withCookie } from './cookie.ts';

/** As a browser without scripts sends a form. */
const browser = { Origin: 'http://ochiq.test', 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html,*/*;q=0.8' };

type CaseOptions = { site?: ConformanceCase['site']; headers?: Record<string, string>; body?: string; method?: string };

const createFormCase = (
  name: string,
  path: string,
  { site, headers = {}, body = '', method = 'POST' }: CaseOptions,
  expect: ConformanceCase['expect'],
): ConformanceCase => ({
  name,
  ...(site && { site }),
  send: { method, path, headers: { ...browser, ...headers }, body },
  expect: { ...expect, headers: { 'Cache-Control': 'no-store', Location: null, ...expect.headers } },
});

const getFormPagePattern = (form: string): RegExp => new RegExp(`<title>${form}: contact</title>[^]*<p data-when="refused:failed">`, 'u');
const page = { 'Content-Type': 'text/html; charset=utf-8' };

/** Of the sites that the cases ask none has a CMS: what is no fault of the sender is 503. */
export const formCases: readonly ConformanceCase[] = [
  ...(['uz', 'ru', 'en'] as const).map((form) =>
    createFormCase(
      `in ${form}`,
      `/${form}/forms/contact`,
      {},
      { status: 503, headers: { ...page, 'Retry-After': '5' }, body: getFormPagePattern(form) },
    ),
  ),
  createFormCase('without a prefix', '/forms/contact', {}, { status: 503, headers: page, body: getFormPagePattern('plain') }),
  createFormCase(
    'the address decides, not the cookie',
    '/forms/contact',
    { headers: withCookie('ru') },
    { status: 503, body: getFormPagePattern('plain') },
  ),
  createFormCase('below a base path', '/davlat/sayt/ru/forms/contact', { site: 'nested' }, { status: 503, body: getFormPagePattern('ru') }),
  createFormCase('beside a base path', '/ru/forms/contact', { site: 'nested' }, { status: 404 }),
  createFormCase(
    'what was typed is kept',
    '/ru/forms/contact',
    { body: 'name=%22%3E%3Cb%3E' },
    { status: 503, body: /name="name" value="&quot;><b>"|name="name" value="&quot;&gt;&lt;b&gt;"/u },
  ),
  createFormCase(
    'a script gets JSON',
    '/ru/forms/contact',
    { headers: { Accept: 'application/json' } },
    {
      status: 503,
      headers: { 'Content-Type': 'application/json; charset=utf-8', 'Retry-After': '5' },
      body: '{"outcome":"refused","reason":"failed"}',
    },
  ),
  createFormCase(
    'a form that the release has no page of',
    '/en/forms/review',
    {},
    { status: 503, headers: page, body: /An error occurred\. Please try again\./u },
  ),

  createFormCase(
    'from another site',
    '/ru/forms/contact',
    { headers: { Origin: 'http://evil.example' } },
    { status: 403, body: getFormPagePattern('ru') },
  ),
  createFormCase(
    'from another site that the browser tells of',
    '/ru/forms/contact',
    { headers: { 'Sec-Fetch-Site': 'cross-site' } },
    { status: 403 },
  ),
  createFormCase('from nowhere', '/ru/forms/contact', { headers: { Origin: 'null' } }, { status: 403 }),
  {
    name: 'from who does not say where from',
    send: { method: 'POST', path: '/ru/forms/contact', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
    expect: { status: 403, headers: { 'Cache-Control': 'no-store' }, body: getFormPagePattern('ru') },
  },
  createFormCase(
    'vouched for by the browser',
    '/ru/forms/contact',
    { headers: { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' } },
    { status: 503 },
  ),
  createFormCase(
    'of another type',
    '/ru/forms/contact',
    { headers: { 'Content-Type': 'text/plain' } },
    { status: 415, body: getFormPagePattern('ru') },
  ),
  createFormCase('with files', '/ru/forms/contact', { headers: { 'Content-Type': 'multipart/form-data; boundary=a' } }, { status: 415 }),
  createFormCase('compressed', '/ru/forms/contact', { headers: { 'Content-Encoding': 'gzip' } }, { status: 415 }),
  createFormCase(
    'of another site and another type',
    '/ru/forms/contact',
    { headers: { Origin: 'null', 'Content-Type': 'text/plain' } },
    { status: 403 },
  ),
  createFormCase(
    'too long',
    '/ru/forms/contact',
    { headers: { 'Content-Length': '131073' }, body: 'a'.repeat(131_073) },
    { status: 413, headers: { Connection: 'close' }, body: getFormPagePattern('ru') },
  ),
  createFormCase('as long as may be', '/ru/forms/contact', { body: 'a'.repeat(131_072) }, { status: 503 }),
  createFormCase('not UTF-8', '/ru/forms/contact', { body: 'name=%ff' }, { status: 400, body: getFormPagePattern('ru') }),
  createFormCase('broken JSON', '/ru/forms/contact', { headers: { 'Content-Type': 'application/json' }, body: '{' }, { status: 400 }),
  createFormCase(
    'nested JSON',
    '/ru/forms/contact',
    { headers: { 'Content-Type': 'application/json' }, body: '{"name":{"a":"b"}}' },
    { status: 400 },
  ),
  createFormCase(
    'JSON',
    '/ru/forms/contact',
    { headers: { 'Content-Type': 'application/json' }, body: '{"name":"Karim"}' },
    { status: 503, body: /value="Karim"/u },
  ),

  createFormCase('an unknown form', '/ru/forms/unknown', {}, { status: 404, body: /ru: error 404/u }),
  createFormCase(
    'an unknown form for a script',
    '/ru/forms/unknown',
    { headers: { Accept: 'application/json' } },
    { status: 404, body: '{"outcome":"refused","reason":"unknown"}' },
  ),
  createFormCase(
    'a form of the accounts',
    '/ru/forms/login',
    {},
    { status: 503, body: /<title>ru: login<\/title>[^]*<p data-when="refused:failed">/u },
  ),
  createFormCase('a name from the inside of the language', '/ru/forms/constructor', {}, { status: 404 }),
  createFormCase('the page of sent forms', '/ru/forms/contact/sent', {}, { status: 405, headers: { Allow: 'GET, HEAD, OPTIONS' } }),
  createFormCase('the folder of the forms', '/ru/forms', {}, { status: 405, headers: { Allow: 'GET, HEAD, OPTIONS' } }),
  createFormCase('another form of the address', '/ru/forms/contact/', {}, { status: 405, headers: { Allow: 'GET, HEAD, OPTIONS' } }),
  createFormCase('the challenge', '/forms/challenge', {}, { status: 405, headers: { Allow: 'GET, HEAD, OPTIONS' } }),
  createFormCase('PUT', '/ru/forms/contact', { method: 'PUT' }, { status: 405, headers: { Allow: 'GET, HEAD, POST, OPTIONS' } }),
  {
    name: 'OPTIONS',
    send: { method: 'OPTIONS', path: '/ru/forms/contact', headers: { Origin: 'http://evil.example' } },
    expect: { status: 204, headers: { Allow: 'GET, HEAD, POST, OPTIONS', 'Access-Control-Allow-Origin': null } },
  },
  {
    name: 'OPTIONS below a base path',
    site: 'nested',
    send: { method: 'OPTIONS', path: '/davlat/sayt/forms/contact' },
    expect: { status: 204, headers: { Allow: 'GET, HEAD, POST, OPTIONS' } },
  },
  {
    name: 'OPTIONS of an unknown form',
    send: { method: 'OPTIONS', path: '/ru/forms/unknown' },
    expect: { status: 204, headers: { Allow: 'GET, HEAD, OPTIONS' } },
  },
  {
    name: 'GET shows the form',
    send: { path: '/ru/forms/contact' },
    expect: { status: 200, headers: { 'Cache-Control': 'public, max-age=0, must-revalidate' }, body: /<script>start\(\)<\/script>/u },
  },
  {
    name: 'GET shows the form in the reader’s language',
    send: { path: '/forms/contact', headers: withCookie('ru') },
    expect: { status: 302, headers: { Location: '/ru/forms/contact' } },
  },
  {
    name: 'a language can be chosen on a form',
    send: { path: '/ru/forms/contact', headers: { Referer: 'http://ochiq.test/uz/forms/contact' } },
    expect: { status: 200, headers: { 'Set-Cookie': formatLocaleCookie('ru') } },
  },
  {
    name: 'a receipt that nobody sealed shows nothing',
    send: { path: '/ru/forms/appeal/sent?r=AAAA' },
    expect: { status: 200, headers: { 'Cache-Control': 'public, max-age=0, must-revalidate' }, body: /<div hidden data-when="receipt">/u },
  },
  {
    name: 'a challenge that nobody makes',
    send: { path: '/forms/challenge' },
    expect: { status: 503, headers: { 'Cache-Control': 'no-store' }, body: '{"outcome":"refused","reason":"failed"}' },
  },
  createFormCase(
    'before the first release',
    '/ru/forms/contact',
    { site: 'unpublished' },
    { status: 503, headers: { 'Retry-After': '5' } },
  ),
  createFormCase(
    'a page of the site by https from one by http',
    '/ru/forms/contact',
    { site: 'secure', headers: { Host: 'ochiq.test' } },
    { status: 403 },
  ),
];
