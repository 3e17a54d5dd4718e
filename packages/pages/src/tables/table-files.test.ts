import { withChangedEntries } from '../../test/minimal-content.ts';
import type { Page } from '../page.ts';
import { parseContent } from '../content/parse-content.ts';
import { buildSite } from '../site.ts';
import { listTableSources } from './table-files.ts';

const file = { name: 'a.csv', hash: 'a_1', ext: '.csv', mime: 'text/csv', size: 1.2, url: '/uploads/a_1.csv' };
const resource = { title: 'a', format: 'csv', file, url: null, rows: 3, schemaUrl: null, language: null, columns: [] };
const raw = withChangedEntries((entry) =>
  entry.type === 'dataset' ? { ...entry, value: { ...entry.value, resources: [resource] } } : entry,
);
const csv = `well,depth\n${Array.from({ length: 12 }, (_, index) => `OW-${String(index)},${String(index)}`).join('\n')}\n`;

function siteWith(text: string | null, from = raw, place = '/media/a_1.csv') {
  const site = buildSite(from, {
    today: '2026-11-20',
    panelUrl: 'http://127.0.0.1:1337/admin',
    siteUrl: 'https://ochiq.example',
    csv: new Map(text === null ? [] : [[place, text]]),
  });
  const at = <T extends 'dataset' | 'dataset-list'>(path: string) => site.pages.find((page) => page.path === path)?.page() as Page<T>;
  return { ...site, at };
}

test('lists the files to read, each once', () => {
  expect(listTableSources(parseContent(raw).content)).toEqual([
    { from: '/uploads/a_1.csv', to: '/media/a_1.csv', mime: 'text/csv', bytes: 1200 },
  ]);
});

test('a dataset’s page shows the first rows and offers the same data as JSON', () => {
  const { at, made } = siteWith(csv);
  const [shown] = at<'dataset'>('/en/open/dataset-1-en').body.dataset.resources;
  expect(shown?.preview?.columns).toEqual([
    { name: 'well', title: null, numeric: false, worded: true },
    { name: 'depth', title: null, numeric: true, worded: false },
  ]);
  expect(shown?.preview?.rows).toHaveLength(10);
  expect(shown).toMatchObject({ rows: '12', preview: { all: '12' } });
  expect(shown?.downloads.map(({ href, format }) => [href, format])).toEqual([
    ['/media/a_1.csv', 'CSV'],
    ['/media/a_1.json', 'JSON'],
  ]);
  expect(made.map(({ to }) => to)).toEqual(['/media/a_1.json']);
  expect(JSON.parse(made[0]?.text ?? '')).toHaveLength(12);
  expect(at<'dataset-list'>('/en/open').body.datasets[0]?.formats).toEqual(['CSV', 'JSON']);
});

test('a list of flat objects is shown as a table too, and offered as CSV with the same rows', () => {
  const own = { ...file, name: 'b.json', hash: 'b_1', ext: '.JSON', mime: 'application/json', url: '/uploads/b_1.JSON' };
  const asJson = withChangedEntries((entry) =>
    entry.type === 'dataset' ? { ...entry, value: { ...entry.value, resources: [{ ...resource, format: 'json', file: own }] } } : entry,
  );
  expect(listTableSources(parseContent(asJson).content)).toEqual([
    { from: '/uploads/b_1.JSON', to: '/media/b_1.json', mime: 'application/json', bytes: 1200 },
  ]);
  const { at, made } = siteWith('[{"well":"OW, 1","depth":5.1},{"well":"=OW-2"}]', asJson, '/media/b_1.json');
  const [shown] = at<'dataset'>('/en/open/dataset-1-en').body.dataset.resources;
  expect(shown).toMatchObject({
    rows: '2',
    preview: {
      rows: [
        ['OW, 1', '5.1'],
        ['=OW-2', ''],
      ],
    },
    metadata: '/media/b_1.csv-metadata.json',
  });
  expect(shown?.downloads.map(({ href, format }) => [href, format])).toEqual([
    ['/media/b_1.json', 'JSON'],
    ['/media/b_1.csv', 'CSV'],
  ]);
  expect(made).toEqual([{ to: '/media/b_1.csv', text: '\uFEFFwell,depth\r\n"OW, 1",5.1\r\n=OW-2,\r\n' }]);
});

test.each([null, 'not "a table'])('only offers a file for download that was not read or holds no table (%j)', (text) => {
  const { at, made } = siteWith(text);
  const [shown] = at<'dataset'>('/en/open/dataset-1-en').body.dataset.resources;
  expect(shown).toMatchObject({ rows: '3', preview: null, downloads: [{ href: '/media/a_1.csv', format: 'CSV' }] });
  expect(made).toEqual([]);
});
