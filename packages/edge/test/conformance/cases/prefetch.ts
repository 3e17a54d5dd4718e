import type { ConformanceCase, ExpectedValue } from '../conformance-case.ts';
import type { SiteName } from '../sites.ts';
import { withCookie } from './cookie.ts';

const pageHeaders: Readonly<Record<string, ExpectedValue>> = {
  'Speculation-Rules': /^"(?:\/davlat\.org\/sayt)?\/speculation-rules\.json"$/u,
  'Accept-CH': 'ECT',
};
const noPageHeaders = { 'Speculation-Rules': null, 'Accept-CH': null };
const prefetch = { 'Sec-Purpose': 'prefetch' };

const createPageCase = (path: string, headers: Record<string, string> = {}, status = 200): ConformanceCase => ({
  name: `${path} names the rules${Object.keys(headers)
    .map((header) => `, with ${header}`)
    .join('')}`,
  send: { path, headers },
  expect: { status, headers: pageHeaders },
});

const createOtherCase = (path: string, status: number): ConformanceCase => ({
  name: `${path} names none`,
  send: { path },
  expect: { status, headers: noPageHeaders },
});

const createRulesCase = (headers: Record<string, string>, body: RegExp | string, site?: SiteName): ConformanceCase => ({
  name: `the rules${Object.entries(headers)
    .map(([name, value]) => `, ${name}: ${value}`)
    .join('')}`,
  ...(site && { site }),
  send: { path: `${site === 'nested' ? '/davlat/sayt' : ''}/speculation-rules.json`, headers },
  expect: {
    status: 200,
    headers: {
      'Content-Type': 'application/speculationrules+json; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
      Vary: 'Save-Data, ECT',
      'Set-Cookie': null,
      ...noPageHeaders,
    },
    body,
  },
});

const rules = /^\{"prefetch":\[\{"where":.*"eagerness":"moderate"\}\]\}$/u;

export const prefetchCases: readonly ConformanceCase[] = [
  createPageCase('/ru/about'),
  createPageCase('/about', { 'Accept-Encoding': 'br' }),
  createPageCase('/ru/about', { 'If-None-Match': '{etag}' }, 304),
  createPageCase('/ru/about', { 'Save-Data': 'on' }),
  createOtherCase('/robots.txt', 200),
  createOtherCase('/media/page.html', 200),
  createOtherCase('/ru/nothing', 404),
  createOtherCase('/ru/', 301),
  createOtherCase('/', 302),
  createRulesCase({}, rules),
  createRulesCase({ 'Save-Data': 'off', ECT: '4g' }, rules),
  createRulesCase({ 'Save-Data': 'on' }, '{}'),
  createRulesCase({ ECT: '2g' }, '{}'),
  createRulesCase({ ECT: 'slow-2g' }, '{}'),
  createRulesCase({}, /"\/davlat\/sayt\/\*"/u, 'nested'),
  {
    name: 'below a base path a page names the rules there',
    site: 'nested',
    send: { path: '/davlat/sayt/ru/about' },
    expect: { status: 200, headers: { 'Speculation-Rules': '"/davlat/sayt/speculation-rules.json"' } },
  },
  {
    name: 'a page is prefetched as it is read',
    send: { path: '/ru/about', headers: { ...prefetch, Referer: 'http://ochiq.test/ru' } },
    expect: { status: 200, headers: { 'Set-Cookie': null, 'Cache-Control': 'public, max-age=0, must-revalidate', ...pageHeaders } },
  },
  {
    name: 'prefetching the root remembers no language',
    send: { path: '/', headers: { ...prefetch, ...withCookie('fr'), 'Accept-Language': 'ru' } },
    expect: { status: 302, headers: { Location: '/ru', 'Set-Cookie': null, 'Cache-Control': 'private, no-store' } },
  },
  {
    name: 'prefetching a page of another form of the language leads there',
    send: { path: '/about', headers: { ...prefetch, ...withCookie('ru') } },
    expect: { status: 302, headers: { Location: '/ru/about', 'Set-Cookie': null } },
  },
  {
    name: 'signing in is not prefetched',
    send: { path: '/ru/sign-in/google', headers: prefetch },
    expect: { status: 503, headers: { 'Set-Cookie': null, 'Retry-After': '5', 'Cache-Control': 'no-store' }, body: '' },
  },
];
