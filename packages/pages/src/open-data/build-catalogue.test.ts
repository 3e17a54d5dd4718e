import { localePrefixes, getPrefixLocale } from '@ochiq/contract/routing/path-for';
import { pageViewsPaths } from '@ochiq/contract/wire/page-statistics';
import { Parser, Store } from 'n3';

import { createMinimalContent, createMinimalEntry } from '../../test/minimal-content.ts';
import { parseJsonLdQuads } from '../../test/json-ld-quads.ts';
import { buildFilesByPath, buildFilesWith, siteUrl, getFileText } from '../../test/site-with.ts';
import type { DatasetListBody } from '../page-builders/datasets.ts';
import { buildSite } from '../site.ts';
import { parseCsv } from '../tables/csv.ts';
import { prefixes } from './graph.ts';
import { cataloguePaths, getRegisterPaths } from './data-paths.ts';
import { pageViewsWords } from './page-views-words.ts';
import { registerNames } from './register-words.ts';

const files = buildFilesByPath();
const dcat = (word: string) => `${prefixes.dcat}${word}`;
const dct = (word: string) => `${prefixes.dct}${word}`;
const base = siteUrl + cataloguePaths.jsonLd;
const createStore = (all: ReadonlyMap<string, string>) => new Store(new Parser().parse(getFileText(all, cataloguePaths.turtle)));
const objects = (store: Store, subject: string, property: string) => store.getObjects(subject, property, null).map(({ value }) => value);

test('Turtle and JSON-LD have the same quads', () => {
  const turtle = new Parser().parse(getFileText(files, cataloguePaths.turtle));
  const describedStore = turtle.map(({ subject, predicate, object }) => {
    const literal = object.termType === 'Literal' ? `${object.language} ${object.datatype.value}` : '';
    return JSON.stringify([subject.value, predicate.value, object.termType, object.value, literal]);
  });
  const jsonLd = parseJsonLdQuads(getFileText(files, cataloguePaths.jsonLd)).map((quad) => JSON.stringify(quad));
  expect(describedStore.length).toBeGreaterThan(100);
  expect(describedStore.sort()).toEqual(jsonLd.sort());
});

test('catalogue, datasets and distributions have the properties that DCAT-AP requires', () => {
  const store = createStore(files);
  for (const property of [dct('title'), dct('description'), dct('publisher'), dcat('dataset')])
    expect(objects(store, base, property)).not.toEqual([]);
  const datasets = objects(store, base, dcat('dataset'));
  expect(datasets).toEqual([`${base}#dataset-dataset-1`, ...registerNames.map((name) => `${base}#register-${name}`)]);
  for (const dataset of datasets) {
    for (const property of [dct('title'), dct('description')]) expect(objects(store, dataset, property)).toHaveLength(3);
    for (const property of [dct('modified'), dct('publisher'), dct('accrualPeriodicity'), dcat('contactPoint'), dcat('landingPage')])
      expect(objects(store, dataset, property)).toHaveLength(1);
    const distributions = objects(store, dataset, dcat('distribution'));
    expect(distributions.length).toBeGreaterThan(0);
    for (const distribution of distributions)
      for (const property of [dcat('accessURL'), dct('license'), dct('format'), dcat('mediaType')])
        expect(objects(store, distribution, property)).toHaveLength(1);
  }
});

test('page views are a dataset of the day and of the year where they are counted', () => {
  const { files: counted, pages } = buildSite(createMinimalContent(), {
    today: '2026-11-20',
    panelUrl: '/admin',
    siteUrl,
    arePagesCounted: true,
  });
  const store = createStore(new Map(counted.map(({ to, text }) => [to, text])));
  const dataset = `${base}#page-views`;
  expect(objects(store, base, dcat('dataset'))).toContain(dataset);
  for (const property of [dct('title'), dct('description')]) expect(objects(store, dataset, property)).toHaveLength(3);
  const addresses = objects(store, dataset, dcat('distribution')).flatMap((one) => objects(store, one, dcat('downloadURL')));
  expect(addresses).toEqual(['', '-2026'].flatMap((of) => ['csv', 'json'].map((format) => `${siteUrl}/data/page-views${of}.${format}`)));
  expect(objects(store, dataset, dcat('landingPage'))).toEqual([`${siteUrl}/uz/open#page-views`]);
  const listed = pages.flatMap((page) => (page.template === 'dataset-list' ? [(page.page().body as DatasetListBody).pageViews] : []));
  expect(listed.map((views) => views?.title)).toEqual(localePrefixes.map((form) => pageViewsWords[getPrefixLocale(form)].title));
  expect(new Set(listed.flatMap((views) => views?.downloads.map(({ href }) => href)))).toEqual(new Set(Object.values(pageViewsPaths)));
  // The edge makes these files, and none where it does not count.
  expect(counted.map(({ to }) => to).filter((to) => to.includes('page-views'))).toEqual([]);
});

test('a dataset has theme, period, country and availability', () => {
  const describedStore = createStore(
    buildFilesWith(({ type }) =>
      type === 'dataset' ? { keywords: 'suv, quduq,, suv', coversFrom: '2026-01-01', coversTo: '2026-09-30' } : {},
    ),
  );
  const iri = `${base}#dataset-dataset-1`;
  expect(describedStore.getObjects(iri, dcat('keyword'), null).map((one) => [one.value, 'language' in one && one.language])).toEqual(
    ['uz', 'ru', 'en'].flatMap((lang) => [
      ['suv', lang],
      ['quduq', lang],
    ]),
  );
  const [period = ''] = objects(describedStore, iri, dct('temporal'));
  expect(objects(describedStore, period, dcat('startDate'))).toEqual(['2026-01-01']);
  expect(objects(describedStore, period, dcat('endDate'))).toEqual(['2026-09-30']);
  const store = createStore(files);
  expect(objects(store, iri, dct('temporal'))).toEqual([]);
  for (const dataset of objects(store, base, dcat('dataset'))) {
    expect(objects(store, dataset, dcat('keyword')).length).toBeGreaterThanOrEqual(3);
    expect(objects(store, dataset, dct('spatial'))).toEqual(['http://publications.europa.eu/resource/authority/country/UZB']);
    for (const file of objects(store, dataset, dcat('distribution')))
      expect(objects(store, file, `${prefixes.dcatap}availability`)).toHaveLength(1);
  }
});

test('the byte size has the datatype that DCAT-AP 3 requires', () => {
  const sizes = createStore(files).getObjects(null, dcat('byteSize'), null);
  expect(sizes.length).toBeGreaterThan(0);
  for (const size of sizes) expect(size).toMatchObject({ datatype: { value: `${prefixes.xsd}nonNegativeInteger` } });
});

test('keeps the IRI of a dataset when its address changes, and mints one for a licence without a link', () => {
  const store = createStore(
    buildFilesWith(({ type, value }) => (type === 'dataset' ? { slug: `yangi-${String(value['locale'])}`, licence: 'Ochiq' } : {})),
  );
  const iri = `${base}#dataset-dataset-1`;
  expect(objects(store, iri, dcat('landingPage'))).toEqual([`${siteUrl}/uz/open/yangi-uz`]);
  const [file] = objects(store, iri, dcat('distribution'));
  const [licence] = objects(store, file ?? '', dct('license'));
  expect(objects(store, licence ?? '', dct('title'))).toEqual(['Ochiq', 'Ochiq', 'Ochiq']);
});

test('data.json lists every dataset with the required properties', () => {
  const { conformsTo, dataset } = JSON.parse(getFileText(files, cataloguePaths.dataJson)) as {
    conformsTo: string;
    dataset: Record<string, unknown>[];
  };
  expect(conformsTo).toBe('https://project-open-data.cio.gov/v1.1/schema');
  expect(dataset).toHaveLength(1 + registerNames.length);
  const required = [
    'title',
    'description',
    'keyword',
    'modified',
    'publisher',
    'contactPoint',
    'identifier',
    'accessLevel',
    'distribution',
  ];
  for (const one of dataset) for (const name of required) expect(one[name]).toBeTruthy();
});

test.each(registerNames)('the register of %s has the same rows in CSV and JSON, and its columns are described', (name) => {
  const { csv, json, schema } = getRegisterPaths(name, 'ru');
  const [header, ...rows] = parseCsv(getFileText(files, csv)) ?? [];
  const objectsIn = JSON.parse(getFileText(files, json)) as Record<string, string | number | boolean | null>[];
  expect(rows).toHaveLength(1);
  expect(objectsIn.map((one) => Object.values(one).map((cell) => (cell === null ? '' : String(cell))))).toEqual(rows);
  const { url, lang, tableSchema } = JSON.parse(getFileText(files, schema)) as {
    url: string;
    lang: string;
    tableSchema: { columns: { name: string; titles: Record<string, string[]> }[] };
  };
  expect(url).toBe(siteUrl + csv);
  expect(lang).toBe('ru');
  expect(tableSchema.columns.map((column) => column.name)).toEqual(header);
  for (const column of tableSchema.columns) expect(Object.keys(column.titles)).toEqual(['und', 'uz', 'ru', 'en']);
});

test('a register has the entries of its language’s pages', () => {
  const more = buildFilesWith(() => ({}), [createMinimalEntry('tender', 'ru', '2', { title: '=Лот, "2"', deadline: '2026-12-01' })]);
  const titles = (locale: 'uz' | 'ru') =>
    (JSON.parse(getFileText(more, getRegisterPaths('tenders', locale).json)) as { title: string }[]).map(({ title }) => title);
  expect(titles('ru').sort()).toEqual(['=Лот, "2"', 'title']);
  expect(titles('uz')).toEqual(['title']);
  const none = buildFilesWith(({ type }) => (type === 'tender' ? null : {}));
  expect(getFileText(none, getRegisterPaths('tenders', 'uz').json)).toBe('[]\n');
});
