import type { ConformanceCase } from '../conformance-case.ts';
import { setsCookie, withCookie } from './cookie.ts';

const browser = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
const from = (path: string): Record<string, string> => ({ ...browser, Referer: `http://ochiq.test${path}` });

const remembers = (name: string, path: string, headers: Record<string, string>, locale: 'uz' | 'ru' | 'en'): ConformanceCase => ({
  name,
  send: { path, headers },
  expect: {
    status: 200,
    headers: { 'Set-Cookie': setsCookie(locale), 'Cache-Control': 'private, no-store' },
    body: new RegExp(`^.*${locale}: page`, 'u'),
  },
});

const remembersNot = (name: string, path: string, headers: Record<string, string>, method = 'GET'): ConformanceCase => ({
  name,
  send: { method, path, headers },
  expect: { status: 200, headers: { 'Set-Cookie': null, 'Cache-Control': 'public, max-age=0, must-revalidate' } },
});

export const languageChoiceCases: readonly ConformanceCase[] = [
  remembers('from an unprefixed page', '/ru/about', from('/about'), 'ru'),
  remembers('from another language', '/uz/about', from('/ru/about'), 'uz'),
  remembers('from the root', '/en', from('/'), 'en'),
  remembers('against an older cookie', '/uz/about', { ...from('/ru/about'), ...withCookie('ru') }, 'uz'),
  remembers('a browser without Sec-Fetch headers', '/ru/about', { Referer: 'http://ochiq.test/uz' }, 'ru'),
  remembers('the site under another name, vouched for by the browser', '/ru', { ...browser, Referer: 'http://localhost:8000/uz' }, 'ru'),
  remembers(
    'a copy in the browser’s cache does not swallow the cookie',
    '/ru/about',
    { ...from('/about'), 'If-None-Match': '{etag}' },
    'ru',
  ),
  remembersNot('within one language', '/ru/about', from('/ru')),
  remembersNot('the default language from its unprefixed form', '/uz/about', from('/about')),
  remembersNot('from nowhere', '/ru/about', browser),
  remembersNot('from another site', '/ru/about', { 'Sec-Fetch-Site': 'cross-site', Referer: 'https://example.com/uz' }),
  remembersNot('from another site that names ours', '/ru/about', {
    ...browser,
    'Sec-Fetch-Site': 'cross-site',
    Referer: 'http://ochiq.test/uz',
  }),
  remembersNot('from another site in an old browser', '/ru/about', { Referer: 'http://ochiq.test.example/uz' }),
  remembersNot('a broken Referer', '/ru/about', { ...browser, Referer: 'uz/about' }),
  remembersNot('a Referer that is no address', '/ru/about', { ...browser, Referer: 'http://ochiq.test/%zz' }),
  remembersNot('a script', '/ru/about', { ...from('/about'), 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty' }),
  remembersNot('a frame', '/ru/about', { ...from('/about'), 'Sec-Fetch-Dest': 'iframe' }),
  remembersNot('a prefetch', '/ru/about', { ...from('/about'), 'Sec-Purpose': 'prefetch;prerender' }),
  remembersNot('HEAD', '/ru/about', from('/about'), 'HEAD'),
  remembersNot('an unprefixed page', '/about', from('/ru/about')),
  { name: 'a feed', send: { path: '/ru/news/feed.xml', headers: from('/news') }, expect: { status: 200, headers: { 'Set-Cookie': null } } },
  {
    name: 'an unknown page',
    send: { path: '/ru/nothing', headers: from('/about') },
    expect: { status: 404, headers: { 'Set-Cookie': null } },
  },
];
