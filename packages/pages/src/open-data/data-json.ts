import { locales } from '@ochiq/contract/routing/locales';

import { mediaTypes, type Catalogue, type CatalogueDataset, type Distribution, type Frequency, type TranslatedText } from './catalogue.ts';

const frequencies = {
  continuous: 'R/PT1S',
  daily: 'R/P1D',
  monthly: 'R/P1M',
  quarterly: 'R/P3M',
  'half-yearly': 'R/P6M',
  yearly: 'R/P1Y',
  irregular: 'irregular',
} as const satisfies Record<Frequency, string>;

/** Returns the first text, that of the default language where there are several. */
const getFirstText = (texts: readonly TranslatedText[]) => texts[0]?.text ?? '';

function toDistribution({ url, titles, descriptions, format, schema }: Distribution) {
  return {
    '@type': 'dcat:Distribution',
    title: getFirstText(titles),
    ...(descriptions.length > 0 && { description: getFirstText(descriptions) }),
    downloadURL: url,
    mediaType: mediaTypes[format],
    format: format.toUpperCase(),
    ...(schema !== null && { describedBy: schema }),
  };
}

function toDataset(dataset: CatalogueDataset, { publishers, email }: Catalogue) {
  const { id, titles, descriptions, page, licences, licenceUrl, frequency, modified, keywords, covers, distributions } = dataset;
  const name = getFirstText(publishers);
  return {
    '@type': 'dcat:Dataset',
    identifier: id,
    title: getFirstText(titles),
    description: getFirstText(descriptions),
    keyword: keywords.map(({ text }) => text),
    ...(covers.from !== null && covers.to !== null && { temporal: `${covers.from}/${covers.to}` }),
    spatial: 'Uzbekistan',
    modified,
    accrualPeriodicity: frequencies[frequency],
    publisher: { '@type': 'org:Organization', name },
    contactPoint: { '@type': 'vcard:Contact', fn: name, hasEmail: `mailto:${email}` },
    accessLevel: 'public',
    license: licenceUrl ?? getFirstText(licences),
    landingPage: page,
    language: titles.map(({ locale }) => locales[locale].tag),
    distribution: distributions.map(toDistribution),
  };
}

/**
 * Serializes a catalogue in the Project Open Data schema 1.1.
 * @param self its own absolute address
 */
export function serializeDataJson(catalogue: Catalogue, self: string): string {
  const data = {
    '@context': 'https://project-open-data.cio.gov/v1.1/schema/catalog.jsonld',
    '@id': self,
    '@type': 'dcat:Catalog',
    conformsTo: 'https://project-open-data.cio.gov/v1.1/schema',
    describedBy: 'https://project-open-data.cio.gov/v1.1/schema/catalog.json',
    dataset: catalogue.datasets.map((dataset) => toDataset(dataset, catalogue)),
  };
  return `${JSON.stringify(data, null, 1)}\n`;
}
