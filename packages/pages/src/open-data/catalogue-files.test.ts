import { Parser, Store } from 'n3';

import { minimalEntry } from '../../test/minimal-content.ts';
import { quadsOfJsonLd } from '../../test/json-ld-quads.ts';
import { filesOf, filesWith, siteUrl, textIn } from '../../test/site-with.ts';
import { parseCsv } from '../csv.ts';
import { prefixes } from './graph.ts';
import { cataloguePaths, registerPaths } from './register-place.ts';
import { registerNames } from './register-words.ts';

const files = filesOf();
const dcat = (word: string) => `${prefixes.dcat}${word}`;
const dct = (word: string) => `${prefixes.dct}${word}`;
const base = siteUrl + cataloguePaths.jsonLd;
const storeOf = (all: ReadonlyMap<string, string>) => new Store(new Parser().parse(textIn(all, cataloguePaths.turtle)));
const objects = (store: Store, subject: string, property: string) => store.getObjects(subject, property, null).map(({ value }) => value);

test('Turtle and JSON-LD have the same quads', () => {
  const turtle = new Parser().parse(textIn(files, cataloguePaths.turtle));
  const told = turtle.map(({ subject, predicate, object }) => {
    const literal = object.termType === 'Literal' ? `${object.language} ${object.datatype.value}` : '';
    return JSON.stringify([subject.value, predicate.value, object.termType, object.value, literal]);
  });
  const jsonLd = quadsOfJsonLd(textIn(files, cataloguePaths.jsonLd)).map((quad) => JSON.stringify(quad));
  expect(told.length).toBeGreaterThan(100);
  expect(told.sort()).toEqual(jsonLd.sort());
});

test('catalogue, datasets and distributions have the properties that DCAT-AP requires', () => {
  const store = storeOf(files);
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

test('a dataset has theme, period, country and availability', () => {
  const told = storeOf(
    filesWith(({ type }) => (type === 'dataset' ? { keywords: 'suv, quduq,, suv', coversFrom: '2026-01-01', coversTo: '2026-09-30' } : {})),
  );
  const iri = `${base}#dataset-dataset-1`;
  expect(told.getObjects(iri, dcat('keyword'), null).map((one) => [one.value, 'language' in one && one.language])).toEqual(
    ['uz', 'ru', 'en'].flatMap((lang) => [
      ['suv', lang],
      ['quduq', lang],
    ]),
  );
  const [period = ''] = objects(told, iri, dct('temporal'));
  expect(objects(told, period, dcat('startDate'))).toEqual(['2026-01-01']);
  expect(objects(told, period, dcat('endDate'))).toEqual(['2026-09-30']);
  const store = storeOf(files);
  expect(objects(store, iri, dct('temporal'))).toEqual([]);
  for (const dataset of objects(store, base, dcat('dataset'))) {
    expect(objects(store, dataset, dcat('keyword')).length).toBeGreaterThanOrEqual(3);
    expect(objects(store, dataset, dct('spatial'))).toEqual(['http://publications.europa.eu/resource/authority/country/UZB']);
    for (const file of objects(store, dataset, dcat('distribution')))
      expect(objects(store, file, `${prefixes.dcatap}availability`)).toHaveLength(1);
  }
});

test('the byte size has the datatype that DCAT-AP 3 requires', () => {
  const sizes = storeOf(files).getObjects(null, dcat('byteSize'), null);
  expect(sizes.length).toBeGreaterThan(0);
  for (const size of sizes) expect(size).toMatchObject({ datatype: { value: `${prefixes.xsd}nonNegativeInteger` } });
});

test('keeps the IRI of a dataset when its address changes, and mints one for a licence without a link', () => {
  const store = storeOf(
    filesWith(({ type, value }) => (type === 'dataset' ? { slug: `yangi-${String(value['locale'])}`, licence: 'Ochiq' } : {})),
  );
  const iri = `${base}#dataset-dataset-1`;
  expect(objects(store, iri, dcat('landingPage'))).toEqual([`${siteUrl}/uz/open/yangi-uz`]);
  const [file] = objects(store, iri, dcat('distribution'));
  const [licence] = objects(store, file ?? '', dct('license'));
  expect(objects(store, licence ?? '', dct('title'))).toEqual(['Ochiq', 'Ochiq', 'Ochiq']);
});

test('data.json lists every dataset with the required properties', () => {
  const { conformsTo, dataset } = JSON.parse(textIn(files, cataloguePaths.dataJson)) as {
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
  const { csv, json, schema } = registerPaths(name, 'ru');
  const [header, ...rows] = parseCsv(textIn(files, csv)) ?? [];
  const objectsIn = JSON.parse(textIn(files, json)) as Record<string, string | number | boolean | null>[];
  expect(rows).toHaveLength(1);
  expect(objectsIn.map((one) => Object.values(one).map((cell) => (cell === null ? '' : String(cell))))).toEqual(rows);
  const { url, lang, tableSchema } = JSON.parse(textIn(files, schema)) as {
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
  const more = filesWith(() => ({}), [minimalEntry('tender', 'ru', '2', { title: '=Лот, "2"', deadline: '2026-12-01' })]);
  const titles = (locale: 'uz' | 'ru') =>
    (JSON.parse(textIn(more, registerPaths('tenders', locale).json)) as { title: string }[]).map(({ title }) => title);
  expect(titles('ru').sort()).toEqual(['=Лот, "2"', 'title']);
  expect(titles('uz')).toEqual(['title']);
  const none = filesWith(({ type }) => (type === 'tender' ? null : {}));
  expect(textIn(none, registerPaths('tenders', 'uz').json)).toBe('[]\n');
});
