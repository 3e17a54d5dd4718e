import type { ConformanceCase } from '../conformance-case.ts';
import { formatLocaleCookie, withCookie } from './cookie.ts';

const browser = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
const getHeadersFrom = (path: string): Record<string, string> => ({ ...browser, Referer: `http://ochiq.test${path}` });

const createChoiceCase = (name: string, path: string, headers: Record<string, string>, locale: 'uz' | 'ru' | 'en'): ConformanceCase => ({
  name,
  send: { path, headers },
  expect: {
    status: 200,
    headers: { 'Set-Cookie': formatLocaleCookie(locale), 'Cache-Control': 'private, no-store' },
    body: new RegExp(`^.*${locale}: page`, 'u'),
  },
});

const createNoChoiceCase = (name: string, path: string, headers: Record<string, string>, method = 'GET'): ConformanceCase => ({
  name,
  send: { method, path, headers },
  expect: { status: 200, headers: { 'Set-Cookie': null, 'Cache-Control': 'public, max-age=0, must-revalidate' } },
});

export const languageChoiceCases: readonly ConformanceCase[] = [
  createChoiceCase('from an unprefixed page', '/ru/about', getHeadersFrom('/about'), 'ru'),
  createChoiceCase('from another language', '/uz/about', getHeadersFrom('/ru/about'), 'uz'),
  createChoiceCase('from the root', '/en', getHeadersFrom('/'), 'en'),
  createChoiceCase('against an older cookie', '/uz/about', { ...getHeadersFrom('/ru/about'), ...withCookie('ru') }, 'uz'),
  createChoiceCase('a browser without Sec-Fetch headers', '/ru/about', { Referer: 'http://ochiq.test/uz' }, 'ru'),
  createChoiceCase(
    'the site under another name, vouched for by the browser',
    '/ru',
    { ...browser, Referer: 'http://localhost:8000/uz' },
    'ru',
  ),
  createChoiceCase(
    'a copy in the browser’s cache does not swallow the cookie',
    '/ru/about',
    { ...getHeadersFrom('/about'), 'If-None-Match': '{etag}' },
    'ru',
  ),
  createNoChoiceCase('within one language', '/ru/about', getHeadersFrom('/ru')),
  createNoChoiceCase('the default language from its unprefixed form', '/uz/about', getHeadersFrom('/about')),
  createNoChoiceCase('from nowhere', '/ru/about', browser),
  createNoChoiceCase('from another site', '/ru/about', { 'Sec-Fetch-Site': 'cross-site', Referer: 'https://example.com/uz' }),
  createNoChoiceCase('from another site that names ours', '/ru/about', {
    ...browser,
    'Sec-Fetch-Site': 'cross-site',
    Referer: 'http://ochiq.test/uz',
  }),
  createNoChoiceCase('from another site in an old browser', '/ru/about', { Referer: 'http://ochiq.test.example/uz' }),
  createNoChoiceCase('a broken Referer', '/ru/about', { ...browser, Referer: 'uz/about' }),
  createNoChoiceCase('a Referer that is no address', '/ru/about', { ...browser, Referer: 'http://ochiq.test/%zz' }),
  createNoChoiceCase('a script', '/ru/about', { ...getHeadersFrom('/about'), 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty' }),
  createNoChoiceCase('a frame', '/ru/about', { ...getHeadersFrom('/about'), 'Sec-Fetch-Dest': 'iframe' }),
  createNoChoiceCase('a prefetch', '/ru/about', { ...getHeadersFrom('/about'), 'Sec-Purpose': 'prefetch;prerender' }),
  createNoChoiceCase('HEAD', '/ru/about', getHeadersFrom('/about'), 'HEAD'),
  createNoChoiceCase('an unprefixed page', '/about', getHeadersFrom('/ru/about')),
  {
    name: 'a feed',
    send: { path: '/ru/news/feed.xml', headers: getHeadersFrom('/news') },
    expect: { status: 200, headers: { 'Set-Cookie': null } },
  },
  {
    name: 'an unknown page',
    send: { path: '/ru/nothing', headers: getHeadersFrom('/about') },
    expect: { status: 404, headers: { 'Set-Cookie': null } },
  },
];
