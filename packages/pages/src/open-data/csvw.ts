import { locales } from '@ochiq/contract/locales';

import type { InLanguage } from './catalogue.ts';
import type { Datatype } from './datatype.ts';

export type ColumnFacts = { name: string; titles: readonly InLanguage[]; descriptions: readonly InLanguage[]; datatype: Datatype };

/** The metadata of a CSV file. */
export type TableFacts = {
  /** Its absolute address. */
  url: string;
  /** The language of its cells; `null` where it is unknown. */
  lang: string | null;
  titles: readonly InLanguage[];
  descriptions: readonly InLanguage[];
  /** The absolute address of the licence's text; `null` where there is none. */
  licence: string | null;
  /** The day or the instant of its last change. */
  modified: string;
  columns: readonly ColumnFacts[];
};

const inWords = (texts: readonly InLanguage[]) => texts.map(({ locale, text }) => ({ '@value': text, '@language': locales[locale].tag }));

/**
 * Encodes the name of a column for CSVW: letters, digits and underscores, the rest percent-encoded; not reserved
 * (`_…`).
 */
const variableName = (name: string) =>
  encodeURIComponent(name.replace(/\p{Surrogate}/gu, '\uFFFD'))
    .replace(/[!'()*~-]/gu, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/^_/u, '%5F');

/** Returns the titles of a column; its name in the header is a title too, without a language. */
const titlesOf = ({ name, titles }: ColumnFacts) => ({
  und: [name],
  ...Object.fromEntries(titles.map(({ locale, text }) => [locales[locale].tag, [text]])),
});

/** Serializes the metadata of a table and its columns: CSV on the Web (W3C tabular metadata). */
export function tableMetadata({ url, lang, titles, descriptions, licence, modified, columns }: TableFacts): string {
  const metadata = {
    '@context': 'http://www.w3.org/ns/csvw',
    url,
    ...(lang !== null && { lang }),
    'dc:title': inWords(titles),
    'dc:description': inWords(descriptions),
    ...(licence !== null && { 'dc:license': { '@id': licence } }),
    'dc:modified': { '@value': modified, '@type': modified.includes('T') ? 'xsd:dateTime' : 'xsd:date' },
    dialect: { encoding: 'utf-8', delimiter: ',', header: true, doubleQuote: true },
    tableSchema: {
      columns: columns.map((column) => ({
        name: variableName(column.name),
        titles: titlesOf(column),
        ...(column.descriptions.length > 0 && { 'dc:description': inWords(column.descriptions) }),
        datatype: column.datatype,
      })),
    },
  };
  return `${JSON.stringify(metadata, null, 1)}\n`;
}
