import { cases } from './cases.ts';
import { alwaysDifferences } from './always.ts';
import type { ConformanceCase } from './conformance-case.ts';
import { differences } from './differences.ts';
import { exchange } from './exchange.ts';
import { expandHeaders } from './expand-headers.ts';
import { runSite, type RunningSite } from './running-site.ts';
import { sites, type SiteName } from './sites.ts';

const siteNames = Object.keys(sites) as SiteName[];
const groups = Object.entries(cases);

describe.each(siteNames)('the %s site', (siteName) => {
  let site: RunningSite;
  beforeAll(async () => {
    site = await runSite(siteName);
  });
  afterAll(() => site.stop());

  const own = (list: readonly ConformanceCase[]): ConformanceCase[] => list.filter((one) => (one.site ?? 'institution') === siteName);

  describe.each(groups.filter(([, list]) => own(list).length > 0))('%s', (_, list) => {
    test.each(own(list).map((one) => [one.name, one] as const))('%s', async (_name, { send, expect: expected }) => {
      const headers = await expandHeaders(site.origin, send);
      const received = await exchange(site.origin, { ...send, headers });
      expect([...differences(received, expected), ...alwaysDifferences(received)]).toEqual([]);
      if (send.method === 'HEAD' || received.status === 204 || received.status === 304) expect(received.body).toHaveLength(0);
    });
  });
});

test('no two cases have the same name', () => {
  const names = groups.flatMap(([group, list]) => list.map(({ name, site }) => `${site ?? ''} ${group}: ${name}`));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
