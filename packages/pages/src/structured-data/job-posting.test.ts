import { employments } from '@ochiq/contract/content/vacancy';

import { withChangedEntries } from '../../test/minimal-content.ts';
import { buildSite } from '../site.ts';

const options = { today: '2026-11-20', panelUrl: 'http://127.0.0.1:1337/admin', siteUrl: 'https://ochiq.example' };

function offerWith(employment: string | null) {
  const raw = withChangedEntries((entry) =>
    entry.type === 'vacancy' ? { ...entry, value: { ...entry.value, employment, deadline: '2026-12-01' } } : entry,
  );
  const page = buildSite(raw, options).pages.find(({ path }) => path === '/uz/vacancy/vacancy-1-uz');
  return page?.page().head.things.find((thing) => thing['@type'] === 'JobPosting');
}

test('maps the employment type to schema.org', () => {
  const postings = employments
    .map((employment) => offerWith(employment))
    .map((thing) => (thing && 'employmentType' in thing ? thing.employmentType : null));
  expect(postings).toEqual(['FULL_TIME', 'PART_TIME', 'TEMPORARY', 'CONTRACTOR', 'INTERN']);
});

test('omits what the vacancy does not give', () => {
  expect(offerWith(null)).toMatchObject({ '@type': 'JobPosting' });
  expect(JSON.stringify(offerWith(null))).not.toMatch(/FULL_TIME|OTHER/u);
});
