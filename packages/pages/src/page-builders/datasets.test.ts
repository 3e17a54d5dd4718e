import { withChangedEntries } from '../../test/minimal-content.ts';
import type { Page } from '../page.ts';
import { buildSite } from '../site.ts';

function shownOn(today: string, nextUpdateOn: string | null) {
  const raw = withChangedEntries((entry) =>
    entry.type === 'dataset'
      ? { ...entry, value: { ...entry.value, periodicity: 'monthly', updatedOn: '2026-10-20', nextUpdateOn } }
      : entry,
  );
  const site = buildSite(raw, { today, panelUrl: 'http://127.0.0.1:1337/admin', siteUrl: 'https://ochiq.example' });
  const page = site.pages.find(({ path }) => path === '/uz/open/dataset-1-uz')?.page() as Page<'dataset'>;
  return page.body.dataset;
}

test.each([
  ['2026-11-20', null, false],
  ['2026-11-21', null, true],
  ['2026-11-21', '2026-12-31', false],
  ['2027-01-01', '2026-12-31', true],
])('on %s, with the promised day %j: overdue %s', (today, promised, overdue) => {
  expect(shownOn(today, promised)).toMatchObject({ overdue, nextUpdateOn: promised && { iso: promised } });
});
