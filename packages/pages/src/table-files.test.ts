import { contentWhere } from '../test/minimal-content.ts';
import type { Page } from './page.ts';
import { parseContent } from './parse-content.ts';
import { siteOf } from './site.ts';
import { tableSources } from './table-files.ts';

const file = { name: 'a.csv', hash: 'a_1', ext: '.csv', mime: 'text/csv', size: 1.2, url: '/uploads/a_1.csv' };
const resource = { title: 'a', format: 'csv', file, url: null, rows: 3, schemaUrl: null };
const raw = contentWhere((entry) => (entry.type === 'dataset' ? { ...entry, value: { ...entry.value, resources: [resource] } } : entry));
const csv = `well,depth\n${Array.from({ length: 12 }, (_, index) => `OW-${String(index)},${String(index)}`).join('\n')}\n`;

function siteWith(text: string | null) {
  const site = siteOf(raw, {
    today: '2026-11-20',
    panelUrl: 'http://127.0.0.1:1337/admin',
    siteUrl: 'https://ochiq.example',
    csv: new Map(text === null ? [] : [['/media/a_1.csv', text]]),
  });
  const at = <T extends 'dataset' | 'dataset-list'>(path: string) => site.pages.find((page) => page.path === path)?.page() as Page<T>;
  return { ...site, at };
}

test('names the files that have to be read, each once', () => {
  expect(tableSources(parseContent(raw).content)).toEqual([{ from: '/uploads/a_1.csv', to: '/media/a_1.csv' }]);
});

test('a dataset’s page shows the first rows and offers the same data as JSON', () => {
  const { at, made } = siteWith(csv);
  const [shown] = at<'dataset'>('/en/open/dataset-1-en').body.dataset.resources;
  expect(shown?.preview?.columns).toEqual([
    { name: 'well', numeric: false },
    { name: 'depth', numeric: true },
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

test.each([null, 'not "a table'])('a file that was not read or holds no table (%j) is offered as it is', (text) => {
  const { at, made } = siteWith(text);
  const [shown] = at<'dataset'>('/en/open/dataset-1-en').body.dataset.resources;
  expect(shown).toMatchObject({ rows: '3', preview: null, downloads: [{ href: '/media/a_1.csv', format: 'CSV' }] });
  expect(made).toEqual([]);
});
