import { readFileSync } from 'node:fs';

import { fromRoot } from '@ochiq/cli/workplace/root';

import { acceptedAdvisories } from './accepted-advisory.ts';
import { classifyAdvisories, formatAdvisoryReport } from './classify-advisories.ts';
import { readAudit } from './read-audit.ts';

/** As pnpm 12.21.0 printed it, asking a registry with made-up advisories. */
const recorded = readFileSync(fromRoot('packages/tooling/src/dependency-audit/recorded-audit.json'), 'utf8');
const reported = readAudit(recorded);
const koa = { id: 'GHSA-jgmv-j7ww-jx2x', reason: 'The CMS leads nowhere else', until: '2026-12-31' };

test('reports each advisory with package, severity, path and fix, the most severe first', () => {
  expect(formatAdvisoryReport(classifyAdvisories(reported, [], '2026-11-22'))).toEqual([
    'critical: slow-words 1.2.0: A long word takes for ever',
    '  web > slow-words',
    '  https://github.com/advisories/GHSA-2222-3333-4444',
    '  The way out: no version mends it: do without it, or accept GHSA-2222-3333-4444 with a reason in packages/tooling/src/dependency-audit/accepted-advisory.ts',
    'high: koa 2.16.4: Koa may redirect to another site',
    '  cms > @strapi/strapi > @strapi/types > koa',
    '  https://github.com/advisories/GHSA-jgmv-j7ww-jx2x',
    '  The way out: raise @strapi/strapi, which cms asks for, until it takes koa >=99.0.0; or `overrides` in pnpm-workspace.yaml',
    '2 open, 0 accepted',
  ]);
});

test('suggests to upgrade direct dependencies in their own package', () => {
  const own = reported.map((one) => ({ ...one, path: ['packages/edge', 'koa'] })).filter(({ name }) => name === 'koa');
  expect(formatAdvisoryReport(classifyAdvisories(own, [], '2026-11-22'))).toContain(
    '  The way out: raise koa to >=99.0.0 in packages/edge/package.json',
  );
});

test('accepts an exception until its last day is over', () => {
  const lines = formatAdvisoryReport(classifyAdvisories(reported, [koa], koa.until));
  expect(lines).toContain('accepted until 2026-12-31: high: koa 2.16.4: Koa may redirect to another site (The CMS leads nowhere else)');
  expect(lines.at(-1)).toBe('1 open, 1 accepted');
  expect(classifyAdvisories(reported, [koa], '2027-01-01').open).toHaveLength(2);
});

test('reports unused exceptions', () => {
  const { unused } = classifyAdvisories([], [koa], '2026-11-22');
  expect(unused).toEqual([koa]);
  expect(formatAdvisoryReport({ open: [], accepted: [], unused })[0]).toMatch(/^GHSA-jgmv-j7ww-jx2x is found no more: take it out of /u);
});

test('rejects output that is no audit', () => {
  for (const printed of ['', '{}', '{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE"}}']) expect(() => readAudit(printed)).toThrow();
});

test('requires a reason and a last day for each exception', () => {
  for (const { id, reason, until } of acceptedAdvisories) {
    expect(id).toMatch(/^GHSA(?:-[\da-z]{4}){3}$/u);
    expect(reason.length).toBeGreaterThan(20);
    expect(until).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
  }
});
