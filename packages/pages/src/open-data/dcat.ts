import type { Theme } from '@ochiq/contract/content/dataset';
import { locales, type Locale } from '@ochiq/contract/routing/locales';
import type { resourceFormats } from '@ochiq/contract/part/resource';

import { hashName } from '../format/hash.ts';
import { mediaTypes, type Catalogue, type CatalogueDataset, type Distribution, type Frequency, type TranslatedText } from './catalogue.ts';
import type { GraphNode, GraphValue, PrefixedName } from './graph.ts';

/** Lists of the EU Publications Office that DCAT-AP takes its terms from. */
const authority = 'http://publications.europa.eu/resource/authority';

/** The country that all data of the site are about. */
const country = `${authority}/country/UZB`;

const frequencies = {
  continuous: 'UPDATE_CONT',
  daily: 'DAILY',
  monthly: 'MONTHLY',
  quarterly: 'QUARTERLY',
  'half-yearly': 'ANNUAL_2',
  yearly: 'ANNUAL',
  irregular: 'IRREG',
} as const satisfies Record<Frequency, string>;

const languages = { uz: 'UZB', ru: 'RUS', en: 'ENG' } as const satisfies Record<Locale, string>;

const themes = {
  water: 'ENVI',
  geology: 'ENVI',
  environment: 'ENVI',
  economy: 'ECON',
  government: 'GOVE',
  services: 'GOVE',
} as const satisfies Record<Theme, string>;

const fileTypes = {
  csv: 'CSV',
  json: 'JSON',
  xlsx: 'XLSX',
  geojson: 'GEOJSON',
  pdf: 'PDF',
  zip: 'ZIP',
} as const satisfies Record<(typeof resourceFormats)[number], string>;

type Statement = readonly [PrefixedName, GraphValue];

const toTextStatements = (property: PrefixedName, texts: readonly TranslatedText[]): Statement[] =>
  texts.map(({ locale, text }) => [property, { text, lang: locales[locale].tag }]);

const toLanguageStatements = (codes: readonly Locale[]): Statement[] =>
  codes.map((locale) => ['dct:language', { iri: `${authority}/language/${languages[locale]}` }]);

const toDateStatement = (property: PrefixedName, value: string): Statement => [
  property,
  { text: value, datatype: value.includes('T') ? 'xsd:dateTime' : 'xsd:date' },
];

function toLicenceNode({ licenceUrl, licences }: CatalogueDataset, base: string): GraphNode {
  const words = licences.map(({ text }) => text).join('\n');
  return {
    iri: licenceUrl ?? `${base}#licence-${hashName(words)}`,
    type: 'dct:LicenseDocument',
    values: toTextStatements('dct:title', licences),
  };
}

/**
 * Returns the planned availability of a file: the site's own files are stable, others are only known to be available
 * today.
 */
const getAvailability = (isOwn: boolean) => `${authority}/planned-availability/${isOwn ? 'STABLE' : 'AVAILABLE'}`;

function toDistributionNode(distribution: Distribution, iri: string, licence: string): GraphNode {
  const { url, titles, descriptions, isOwn, format, bytes, locales: codes, schema } = distribution;
  return {
    iri,
    type: 'dcat:Distribution',
    values: [
      ...toTextStatements('dct:title', titles),
      ...toTextStatements('dct:description', descriptions),
      ['dcat:accessURL', { iri: url }],
      ['dcat:downloadURL', { iri: url }],
      ['dct:format', { iri: `${authority}/file-type/${fileTypes[format]}` }],
      ['dcat:mediaType', { iri: `https://www.iana.org/assignments/media-types/${mediaTypes[format]}` }],
      ['dct:license', { iri: licence }],
      ['dcatap:availability', { iri: getAvailability(isOwn) }],
      ...toLanguageStatements(codes),
      ...(bytes === null ? [] : ([['dcat:byteSize', { text: String(bytes), datatype: 'xsd:nonNegativeInteger' }]] satisfies Statement[])),
      ...(schema === null ? [] : ([['dct:conformsTo', { iri: schema }]] satisfies Statement[])),
    ],
  };
}

/** Builds the node of the period that a dataset covers; none where it is not given. */
function toPeriodNodes({ covers: { from, to } }: CatalogueDataset, iri: string): GraphNode[] {
  const values = [
    ...(from === null ? [] : [toDateStatement('dcat:startDate', from)]),
    ...(to === null ? [] : [toDateStatement('dcat:endDate', to)]),
  ];
  return values.length === 0 ? [] : [{ iri: `${iri}-period`, type: 'dct:PeriodOfTime', values }];
}

function buildDatasetNodes(dataset: CatalogueDataset, base: string): GraphNode[] {
  const { id, titles, descriptions, page, frequency, modified, theme, keywords, distributions } = dataset;
  const iri = `${base}#${id}`;
  const licence = toLicenceNode(dataset, base);
  const periods = toPeriodNodes(dataset, iri);
  const files = distributions.map((one) => toDistributionNode(one, `${iri}-${hashName(one.url)}`, licence.iri));
  return [
    {
      iri,
      type: 'dcat:Dataset',
      values: [
        ...toTextStatements('dct:title', titles),
        ...toTextStatements('dct:description', descriptions),
        ['dct:identifier', { text: id }],
        ['dcat:landingPage', { iri: page }],
        ['dct:publisher', { iri: `${base}#publisher` }],
        ['dcat:contactPoint', { iri: `${base}#contact` }],
        ['dct:accrualPeriodicity', { iri: `${authority}/frequency/${frequencies[frequency]}` }],
        ['dct:accessRights', { iri: `${authority}/access-right/PUBLIC` }],
        toDateStatement('dct:modified', modified),
        ...(theme === null ? [] : ([['dcat:theme', { iri: `${authority}/data-theme/${themes[theme]}` }]] satisfies Statement[])),
        ...toTextStatements('dcat:keyword', keywords),
        ...periods.map((period): Statement => ['dct:temporal', { iri: period.iri }]),
        ['dct:spatial', { iri: country }],
        ...toLanguageStatements(titles.map(({ locale }) => locale)),
        ...files.map((file): Statement => ['dcat:distribution', { iri: file.iri }]),
      ],
    },
    licence,
    ...periods,
    ...files,
  ];
}

/**
 * Builds the DCAT-AP graph of a catalogue.
 * @param base its own absolute address, of which all node names are fragments
 */
export function buildDcatGraph(catalogue: Catalogue, base: string): GraphNode[] {
  const { page, titles, descriptions, publishers, home, email, modified, datasets } = catalogue;
  const nodes: GraphNode[] = [
    {
      iri: base,
      type: 'dcat:Catalog',
      values: [
        ...toTextStatements('dct:title', titles),
        ...toTextStatements('dct:description', descriptions),
        ['dct:publisher', { iri: `${base}#publisher` }],
        ['foaf:homepage', { iri: page }],
        ['dct:spatial', { iri: country }],
        toDateStatement('dct:modified', modified),
        ...toLanguageStatements(titles.map(({ locale }) => locale)),
        ...datasets.map(({ id }): Statement => ['dcat:dataset', { iri: `${base}#${id}` }]),
      ],
    },
    {
      iri: `${base}#publisher`,
      type: 'foaf:Agent',
      values: [...toTextStatements('foaf:name', publishers), ['foaf:homepage', { iri: home }]],
    },
    {
      iri: `${base}#contact`,
      type: 'vcard:Organization',
      values: [...toTextStatements('vcard:fn', publishers), ['vcard:hasEmail', { iri: `mailto:${email}` }]],
    },
    { iri: country, type: 'dct:Location', values: [] },
    ...datasets.flatMap((dataset) => buildDatasetNodes(dataset, base)),
  ];
  // A licence of several datasets is listed once.
  return [...new Map(nodes.map((node) => [node.iri, node])).values()];
}
