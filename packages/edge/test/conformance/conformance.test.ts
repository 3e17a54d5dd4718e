import { parseSiteAddress } from '../../src/routing/site-address.ts';
import { basePath, moveBelowBase } from './below.ts';
import { cases } from './cases.ts';
import { findCommonDifferences } from './always.ts';
import type { ConformanceCase } from './conformance-case.ts';
import { findDifferences } from './find-differences.ts';
import { sendRequest } from './send-request.ts';
import { expandHeaders } from './expand-headers.ts';
import { startNginxProxy, type NginxProxy } from './start-nginx-proxy.ts';
import { nginxDifferences } from './nginx-differences.ts';
import { runSite, type RunningSite } from './running-site.ts';
import { sites, type SiteName } from './sites.ts';

const siteNames = Object.keys(sites) as SiteName[];
const groups = Object.entries(cases);

/** Each site at its own address, and those that have a rule of their own for pages below a path as well. */
const served = [
  ...siteNames.map((name) => ({ name, siteUrl: sites[name].siteUrl, adapt: (one: ConformanceCase) => one })),
  ...(['institution', 'government', 'alerted'] as const).map((name) => ({
    name,
    siteUrl: `${parseSiteAddress(sites[name].siteUrl).origin}${basePath}/`,
    adapt: moveBelowBase,
  })),
];

async function wrong(origin: string, { send, expect: expected }: ConformanceCase): Promise<string[]> {
  const headers = await expandHeaders(origin, send);
  const received = await sendRequest(origin, { ...send, headers });
  const isEmpty = send.method === 'HEAD' || received.status === 204 || received.status === 304;
  return [
    ...findDifferences(received, expected),
    ...findCommonDifferences(received),
    ...(isEmpty && received.body.length > 0 ? ['a body where there is none'] : []),
  ];
}

describe.each(served)('the $name site at $siteUrl', ({ name, siteUrl, adapt }) => {
  let site: RunningSite;
  let nginx: NginxProxy;
  beforeAll(async () => {
    site = await runSite(name, { siteUrl, trustedProxies: ['127.0.0.1'] });
    nginx = await startNginxProxy(site, siteUrl);
  });
  afterAll(async () => {
    await nginx.stop();
    await site.stop();
  });

  const own = (list: readonly ConformanceCase[]): ConformanceCase[] =>
    list.filter((one) => (one.site ?? 'institution') === name).map(adapt);

  describe.each(groups.filter(([, list]) => own(list).length > 0))('%s', (group, list) => {
    describe.each(own(list).map((one) => [one.name, one] as const))('%s', (caseName, one) => {
      test('the edge', async () => {
        expect(await wrong(site.origin, one)).toEqual([]);
      });

      const difference = nginxDifferences.find((other) => other.group === group && other.name === caseName);
      test(difference ? `nginx otherwise, as ${difference.why}` : 'nginx', async () => {
        const mismatches = await wrong(nginx.origin, one);
        if (!difference) expect(mismatches).toEqual([]);
        else {
          expect(mismatches).not.toEqual([]);
          expect(await wrong(nginx.origin, { ...one, expect: difference.expect })).toEqual([]);
        }
      });
    });
  });
});

test('no two cases have the same name', () => {
  const names = groups.flatMap(([group, list]) => list.map(({ name, site }) => `${site ?? ''} ${group}: ${name}`));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('every listed difference of nginx belongs to an existing case', () => {
  const known = groups.flatMap(([group, list]) => list.map(({ name }) => `${group}: ${name}`));
  expect(nginxDifferences.map(({ group, name }) => `${group}: ${name}`).filter((name) => !known.includes(name))).toEqual([]);
});
