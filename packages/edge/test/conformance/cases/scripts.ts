import type { ConformanceCase, ExpectedValue } from '../conformance-case.ts';
import { formatLocaleCookie } from './cookie.ts';

const browser = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
const getHeadersFrom = (path: string): Record<string, string> => ({ ...browser, Referer: `http://ochiq.test${path}` });
const ofReader = { Cookie: 'theme=dark; i18n_redirected=uz; i18n_script=uz-cyrl' };

const createCase = (
  name: string,
  path: string,
  headers: Record<string, string>,
  status: number,
  expected: Readonly<Record<string, ExpectedValue>>,
  body?: RegExp,
): ConformanceCase => ({ name, send: { path, headers }, expect: { status, headers: expected, ...(body && { body }) } });

const shared = { 'Set-Cookie': null, 'Cache-Control': 'public, max-age=0, must-revalidate' };
const personal = { 'Cache-Control': 'private, no-store' };

/** Pages in Cyrillic: what is at a path below `/uz-cyrl` is the page below `/uz`. */
export const scriptCases: readonly ConformanceCase[] = [
  createCase('a page', '/uz-cyrl/about', {}, 200, { ...shared, Vary: 'Accept-Encoding' }, /uz-cyrl: page/u),
  createCase('the home page', '/uz-cyrl', browser, 200, shared, /uz-cyrl: page/u),
  createCase('a trailing slash', '/uz-cyrl/about/', {}, 301, { Location: '/uz-cyrl/about' }),
  createCase('no page', '/uz-cyrl/nothing', {}, 404, { 'Set-Cookie': null }, /uz-cyrl: error 404/u),
  createCase('the prefix counts more than the cookie', '/uz-cyrl/about', { Cookie: 'i18n_redirected=ru' }, 200, shared, /uz-cyrl: page/u),
  createCase('the language’s own alphabet has its address', '/uz/about', ofReader, 200, shared, />uz: page/u),
  createCase('chosen from the other alphabet', '/uz-cyrl/about', getHeadersFrom('/uz/about'), 200, {
    ...personal,
    'Set-Cookie': `${formatLocaleCookie('uz')}, i18n_script=uz-cyrl; Max-Age=31536000; Path=/; SameSite=Lax`,
  }),
  createCase('chosen from an unprefixed page', '/uz-cyrl/about', getHeadersFrom('/about'), 200, {
    ...personal,
    'Set-Cookie': /i18n_script=uz-cyrl/u,
  }),
  createCase('given up', '/uz/about', { ...getHeadersFrom('/uz-cyrl/about'), ...ofReader }, 200, {
    ...personal,
    'Set-Cookie': `${formatLocaleCookie('uz')}, i18n_script=; Max-Age=0; Path=/; SameSite=Lax`,
  }),
  createCase('another language keeps the alphabet', '/ru/about', { ...getHeadersFrom('/uz-cyrl/about'), ...ofReader }, 200, {
    ...personal,
    'Set-Cookie': formatLocaleCookie('ru'),
  }),
  createCase(
    'the way back from another language keeps it, too',
    '/uz/about',
    { ...getHeadersFrom('/ru/about'), Cookie: 'i18n_redirected=ru; i18n_script=uz-cyrl' },
    200,
    { ...personal, 'Set-Cookie': formatLocaleCookie('uz') },
  ),
  createCase('within one alphabet', '/uz-cyrl/about', getHeadersFrom('/uz-cyrl'), 200, shared),
  createCase('an unprefixed page', '/about?a=1', ofReader, 302, { ...personal, Location: '/uz-cyrl/about?a=1' }),
  createCase('the root', '/', ofReader, 302, { ...personal, Location: '/uz-cyrl' }),
  createCase('a page whose address has the words of its language', '/documents/suv-kodeksi', ofReader, 302, {
    ...personal,
    Location: '/uz-cyrl/documents/suv-kodeksi',
  }),
  createCase('an error of an unprefixed path', '/nothing', ofReader, 404, {}, /uz-cyrl: error 404/u),
  createCase('an alphabet without its language', '/about', { Cookie: 'i18n_script=uz-cyrl' }, 200, shared, /plain: page/u),
  createCase('an alphabet of another language', '/about', { Cookie: 'i18n_redirected=ru; i18n_script=uz-cyrl' }, 302, {
    Location: '/ru/about',
  }),
  createCase('an unknown alphabet', '/about', { Cookie: 'i18n_redirected=uz; i18n_script=xx' }, 200, shared, /plain: page/u),
  createCase('a redirect leads within it', '/uz-cyrl/old?a=1', {}, 301, { Location: '/uz-cyrl/about?a=1' }),
  createCase('a file has one address', '/uz-cyrl/media/report.pdf', {}, 404, {}),
  {
    name: 'a form, refused in it',
    send: {
      method: 'POST',
      path: '/uz-cyrl/forms/contact',
      headers: { Origin: 'http://ochiq.test', 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' },
      body: 'name=Ism',
    },
    expect: { status: 503, body: /lang="uz-Cyrl"[^]*action="\/uz-cyrl\/forms\/contact"><input name="name" value="Ism"/u },
  },
];
