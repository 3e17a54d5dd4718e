import { formatStartSummary, type SitePart } from './summary.ts';

const settings = {
  siteUrl: 'http://127.0.0.1:8000',
  cmsUrl: 'http://127.0.0.1:1337',
  logDir: '/data/logs',
  ADMIN_EMAIL: 'admin@ochiq.example',
  ADMIN_PASSWORD: 'a-password',
};
const summary = (troubles: [SitePart, string][], wasPublished = true) =>
  formatStartSummary({ wasPublished, troubles: new Map(troubles) }, 12_345, settings);

test('prints the addresses', () => {
  expect(summary([])).toBe(`
Ready in 12.3 s.
  The site:  http://127.0.0.1:8000
  The panel: http://127.0.0.1:1337/admin

What is published in the panel is live at once. Ctrl-C stops everything.`);
});

test('prints the first password once, at the first start', () => {
  expect(summary([], false)).toContain('a-password');
  expect(summary([])).not.toContain('a-password');
});

test('reports what does not run, why, what still works, and its log', () => {
  const text = summary([
    ['cms', "The database can't be used: put a backup in its place"],
    ['site', 'A picture is gone.'],
  ]);
  expect(text).toContain('Ready in 12.3 s, but:');
  expect(text).toContain(
    "✗ The CMS does not run: The database can't be used: put a backup in its place. Readers get the site; the panel and the forms are away. It is started again by itself. Its log: /data/logs/cms.log",
  );
  expect(text).toMatch(
    /✗ The site is not built: A picture is gone\. Readers get the last release.*`pnpm site` builds it now.*site-build\.log/u,
  );
  expect(text).not.toContain('live at once');
});

test('does not report a site as ready that readers cannot access', () => {
  expect(summary([['edge', 'no memory']])).toContain('Not ready after 12.3 s:');
});
