import { withChangedEntries } from '../../test/minimal-content.ts';
import type { Page } from '../page.ts';
import { buildSite } from '../site.ts';
import { cataloguePaths } from './data-paths.ts';

const siteUrl = 'https://ochiq.example/x';
const file = { name: 'a.csv', hash: 'a_1', ext: '.csv', mime: 'text/csv', size: 1.2, url: '/uploads/a_1.csv' };
const described = {
  uz: [{ name: 'depth m', title: 'Chuqurlik', description: 'Metrda.' }],
  ru: [{ name: 'depth m', title: 'Глубина', description: null }],
  en: [{ name: 'nothing', title: 'Of no column', description: null }],
};

function siteWith(text: string, more: Record<string, unknown> = {}) {
  const raw = withChangedEntries((entry) => {
    if (entry.type !== 'dataset') return entry;
    const locale = entry.value['locale'] as keyof typeof described;
    const resource = {
      title: `a ${locale}`,
      format: 'csv',
      file,
      url: null,
      rows: 3,
      schemaUrl: null,
      language: null,
      columns: described[locale],
      ...more,
    };
    return { ...entry, value: { ...entry.value, licenceUrl: '/about', updatedOn: '2026-10-05', resources: [resource] } };
  });
  const csv = new Map([['/media/a_1.csv', text]]);
  const site = buildSite(raw, { today: '2026-11-20', panelUrl: 'http://127.0.0.1:1337/admin', siteUrl, csv });
  const textAt = (path: string) => site.files.find(({ to }) => to === path)?.text ?? '';
  const shownAt = (path: string) =>
    (site.pages.find((page) => page.path === path)?.page() as Page<'dataset'> | undefined)?.body.dataset.resources[0];
  return { ...site, textAt, shownAt };
}

const csv = '_id,depth m,since,Манзил\n7,1.5,2026-01-15,https://a.example\n';

test('writes the description of a table at the default path of CSVW, in every language', () => {
  const metadata: unknown = JSON.parse(siteWith(csv).textAt('/media/a_1.csv-metadata.json'));
  expect(metadata).toMatchObject({
    '@context': 'http://www.w3.org/ns/csvw',
    url: `${siteUrl}/media/a_1.csv`,
    'dc:title': [
      { '@value': 'a uz', '@language': 'uz' },
      { '@value': 'a ru', '@language': 'ru' },
      { '@value': 'a en', '@language': 'en' },
    ],
    'dc:license': { '@id': `${siteUrl}/uz/about` },
    'dc:modified': { '@value': '2026-10-05', '@type': 'xsd:date' },
    tableSchema: {
      columns: [
        { name: '%5Fid', titles: { und: ['_id'] }, datatype: 'integer' },
        {
          name: 'depth%20m',
          titles: { und: ['depth m'], uz: ['Chuqurlik'], ru: ['Глубина'] },
          'dc:description': [{ '@value': 'Metrda.', '@language': 'uz' }],
          datatype: 'number',
        },
        { name: 'since', titles: { und: ['since'] }, datatype: 'date' },
        { name: '%D0%9C%D0%B0%D0%BD%D0%B7%D0%B8%D0%BB', titles: { und: ['Манзил'] }, datatype: 'anyURI' },
      ],
    },
  });
  expect(JSON.stringify(metadata)).not.toContain('Of no column');
});

test('the catalogue links it from both formats, unless the editor linked a description', () => {
  const conformsTo = (more = {}) =>
    [
      ...siteWith(csv, more)
        .textAt(cataloguePaths.turtle)
        .matchAll(/dct:conformsTo <([^>]+)>/gu),
    ].map(([, to]) => to);
  const at = `${siteUrl}/media/a_1.csv-metadata.json`;
  expect(conformsTo().filter((to) => to === at)).toHaveLength(2);
  expect(conformsTo({ schemaUrl: 'https://a.example/schema' })).not.toContain(at);
});

test('the page describes the columns in the reader’s language', () => {
  const { shownAt } = siteWith(csv);
  expect(shownAt('/uz/open/dataset-1-uz')?.columns).toEqual([
    { name: '_id', title: null, description: null, datatype: 'integer' },
    { name: 'depth m', title: 'Chuqurlik', description: 'Metrda.', datatype: 'number' },
    { name: 'since', title: null, description: null, datatype: 'date' },
    { name: 'Манзил', title: null, description: null, datatype: 'anyURI' },
  ]);
  expect(shownAt('/ru/open/dataset-1-ru')).toMatchObject({
    columns: [{}, { title: 'Глубина' }, {}, {}],
    metadata: '/media/a_1.csv-metadata.json',
  });
});

test('marks the language of the file’s texts on the page and in the metadata', () => {
  const named = siteWith('name,depth\nwell,1\n', { language: 'en', columns: [] });
  expect(JSON.parse(named.textAt('/media/a_1.csv-metadata.json'))).toMatchObject({ lang: 'en' });
  expect(JSON.parse(siteWith(csv).textAt('/media/a_1.csv-metadata.json'))).not.toHaveProperty('lang');
  expect(named.shownAt('/ru/open/dataset-1-ru')).toMatchObject({
    wordsLang: 'en',
    preview: {
      columns: [
        { name: 'name', title: null, worded: true },
        { name: 'depth', title: null, worded: false },
      ],
    },
  });
  expect(named.shownAt('/en/open/dataset-1-en')).toMatchObject({ wordsLang: null });
  expect(siteWith(csv).shownAt('/uz/open/dataset-1-uz')).toMatchObject({
    wordsLang: null,
    preview: { columns: [{}, { title: 'Chuqurlik' }, {}, {}] },
  });
});

test('the catalogue describes a table in the language of its page', () => {
  const turtle = siteWith(csv).textAt(cataloguePaths.turtle);
  expect(turtle).toContain('"Таблица в формате CSV, строк: 1. Столбцы: _id, Глубина, since, Манзил."@ru');
  expect(turtle).toContain('"A table as JSON, rows: 1. Columns: _id, depth m, since, Манзил."@en');
});

test('writes no description without a table', () => {
  const { files, shownAt } = siteWith('not "a table');
  expect(files.filter(({ to }) => to.startsWith('/media/'))).toEqual([]);
  expect(shownAt('/uz/open/dataset-1-uz')).toMatchObject({ columns: [], metadata: null });
});
