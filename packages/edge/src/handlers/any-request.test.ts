import { realpath } from 'node:fs/promises';
import { join } from 'node:path';

import { localeCodes } from '@ochiq/contract/routing/locales';
import fc from 'fast-check';

import { anonymousSender } from '../../test/conformance/anonymous-sender.ts';
import { runSite, type RunningSite } from '../../test/conformance/running-site.ts';
import { sites, type SiteName } from '../../test/conformance/sites.ts';
import { unavailableSearch } from '../../test/conformance/unavailable-search.ts';
import type { RequestHeaders } from '../http/request-headers.ts';
import type { HttpResponse } from '../http/response.ts';
import { FileCache, closeFile } from '../release/release-files.ts';
import { watchCurrentRelease } from '../release/watch-current-release.ts';
import { parseSiteAddress } from '../routing/site-address.ts';
import type { EdgeContext } from './edge-context.ts';
import { createFormGateway } from './form-gateway.ts';
import { routeRequest } from './route-request.ts';

const names = ['institution', 'government', 'nested'] as const satisfies readonly SiteName[];

const piece = fc.constantFrom(
  ...[
    '/',
    '/',
    '/',
    '//',
    '\\',
    '..',
    '.',
    '%2e',
    '%2f',
    '%5c',
    '%00',
    '%',
    '?',
    '#',
    '?a=//evil.example',
    '@evil.example',
    ':',
    'http://evil.example',
  ],
  ...[
    'uz',
    'ru',
    'en',
    'xx',
    'about',
    'news',
    'yangi-xabar',
    'index.html',
    '404.html',
    'robots.txt',
    'release.json',
    'leak.json',
    'etc',
    'passwd',
    'davlat',
    'sayt',
  ],
  ...[
    'old',
    'old-home',
    'chain-1',
    'circle-1',
    'evil-1',
    'media',
    'page.html',
    '.env',
    '.well-known',
    'security.txt',
    '.br',
    '.gz',
    'static',
    'page-data',
    'forms',
    'contact',
    'challenge',
    'sent',
    'search',
    'search.json',
    'suggestions.json',
    'sign-in',
    'google',
    'callback',
    'login',
    '?sign-in=expired',
    '?code=abc&state=abc',
    '?q=suv&type=news',
    '?q=%00%22%3C',
  ],
);
const pieces = fc.array(piece, { maxLength: 10 }).map((entry) => entry.join(''));
const target = fc.oneof(
  pieces.map((path) => `/${path}`),
  pieces.map((path) => `/davlat/sayt/${path}`),
  pieces,
  fc.webPath(),
  fc.string(),
);
const value = fc.oneof(
  fc.constantFrom(
    'ru',
    'uz',
    'en',
    'i18n_redirected=ru',
    'i18n_redirected=en',
    'br',
    '*',
    'bytes=0-1',
    'http://ochiq.test/ru',
    'http://ochiq.test',
    'application/json',
    'application/x-www-form-urlencoded',
    'same-origin',
    'navigate',
    '',
  ),
  fc.string(),
);
const headers: fc.Arbitrary<RequestHeaders> = fc.dictionary(
  fc.constantFrom(
    'cookie',
    'accept-language',
    'accept-encoding',
    'content-type',
    'origin',
    'accept',
    'if-none-match',
    'if-modified-since',
    'if-range',
    'range',
    'referer',
    'sec-fetch-site',
    'sec-fetch-mode',
    'sec-purpose',
    'host',
  ),
  value,
);
const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'BREW');

const edges = new Map<SiteName, { running: RunningSite; edge: EdgeContext; folder: string }>();
beforeAll(async () => {
  for (const name of names) {
    const running = await runSite(name);
    const site = parseSiteAddress(sites[name].siteUrl);
    const release = watchCurrentRelease({ siteDir: running.siteDir, site, warn: () => undefined });
    const edge = {
      site,
      memory: new FileCache(1e6),
      release,
      forms: createFormGateway(undefined),
      search: unavailableSearch,
      isOfflineOn: true,
      today: () => '2026-11-20',
    };
    edges.set(name, { running, edge, folder: await realpath(join(running.siteDir, 'current/public')) });
  }
});
afterAll(async () => {
  for (const { running } of edges.values()) await running.stop();
});

const known = [200, 204, 206, 301, 302, 303, 304, 400, 403, 404, 405, 414, 415, 416, 503];

/** What is wrong with an answer, whatever was asked for. */
async function faults({ status, headers: given, body }: HttpResponse, folder: string): Promise<string[]> {
  const file = body.kind === 'file' ? body.file : undefined;
  if (file) await closeFile(file);
  const location = given['Location'];
  const remembered = given['Set-Cookie'];
  return [
    ...(known.includes(status) ? [] : [`status ${status}`]),
    ...(file && !file.facts.realPath.startsWith(`${folder}/`) ? [`a file outside: ${file.facts.realPath}`] : []),
    ...(file && /\/\.(?!well-known)/u.test(file.facts.realPath.slice(folder.length)) ? [`a hidden file: ${file.facts.realPath}`] : []),
    ...(location !== undefined && new URL(location, 'http://ochiq.test').origin !== 'http://ochiq.test' ? [`away to ${location}`] : []),
    ...(Object.values(given).some((text) => /[^\t -~]/u.test(text)) ? ['a header that cannot be sent'] : []),
    ...(remembered !== undefined &&
    (given['Cache-Control'] !== 'private, no-store' || !localeCodes.some((locale) => remembered.startsWith(`i18n_redirected=${locale};`)))
      ? [`cookie ${remembered}`]
      : []),
    ...(status >= 400 && given['Cache-Control'] !== 'no-store' ? ['an error that is kept'] : []),
  ];
}

describe.each(names)('the %s site', (name) => {
  const here = () => {
    const entry = edges.get(name);
    if (!entry) throw new Error(`${name} does not run`);
    return entry;
  };

  test('responds to any request deliberately, only from its public folder, and redirects to no other site', async () => {
    const { edge, folder } = here();
    await fc.assert(
      fc.asyncProperty(method, target, headers, async (requestMethod, path, sent) => {
        expect(await faults(await routeRequest(requestMethod, path, sent, edge, anonymousSender), folder)).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  }, 60_000);

  test('ends every chain of redirects within three hops, with a cookie jar and without', async () => {
    const { edge } = here();
    const hops = async (path: string, sent: RequestHeaders, keeps: boolean): Promise<number> => {
      let [at, jar] = [path, sent];
      for (let hop = 0; hop <= 3; hop++) {
        const { headers: given, body } = await routeRequest('GET', at, jar, edge, anonymousSender);
        if (body.kind === 'file') await closeFile(body.file);
        const location = given['Location'];
        if (location === undefined) return hop;
        const cookie = given['Set-Cookie']?.split(';')[0];
        if (keeps && cookie !== undefined) jar = { ...jar, cookie };
        at = location.split('#')[0] ?? '';
      }
      return Infinity;
    };
    await fc.assert(
      fc.asyncProperty(target, headers, fc.boolean(), async (path, sent, keeps) => {
        expect(await hops(path, sent, keeps)).toBeLessThanOrEqual(2);
      }),
      { numRuns: 1500 },
    );
  }, 60_000);
});
