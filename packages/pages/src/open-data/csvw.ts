import { locales } from '@ochiq/contract/routing/locales';

import type { TranslatedText } from './catalogue.ts';
import type { Datatype } from '../tables/data-table.ts';

export type ColumnMetadata = {
  name: string;
  titles: readonly TranslatedText[];
  descriptions: readonly TranslatedText[];
  datatype: Datatype;
};

/** The metadata of a CSV file. */
export type TableMetadata = {
  /** Its absolute address. */
  url: string;
  /** The language of its cells; `null` where it is unknown. */
  lang: string | null;
  titles: readonly TranslatedText[];
  descriptions: readonly TranslatedText[];
  /** The absolute address of the licence's text; `null` where there is none. */
  licence: string | null;
  /** The day or the instant of its last change. */
  modified: string;
  columns: readonly ColumnMetadata[];
};

const toLanguageValues = (texts: readonly TranslatedText[]) =>
  texts.map(({ locale, text }) => ({ '@value': text, '@language': locales[locale].tag }));

/**
 * Encodes the name of a column for CSVW: letters, digits and underscores, the rest percent-encoded; not reserved
 * (`_…`).
 */
const encodeColumnName = (name: string) =>
  encodeURIComponent(name.replace(/\p{Surrogate}/gu, '\uFFFD'))
    .replace(/[!'()*~-]/gu, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/^_/u, '%5F');

/** Returns the titles of a column; its name in the header is a title too, without a language. */
const toTitles = ({ name, titles }: ColumnMetadata) => ({
  und: [name],
  ...Object.fromEntries(titles.map(({ locale, text }) => [locales[locale].tag, [text]])),
});

/** Serializes the metadata of a table and its columns: CSV on the Web (W3C tabular metadata). */
export function serializeTableMetadata({ url, lang, titles, descriptions, licence, modified, columns }: TableMetadata): string {
  const metadata = {
    '@context': 'http://www.w3.org/ns/csvw',
    url,
    ...(lang !== null && { lang }),
    'dc:title': toLanguageValues(titles),
    'dc:description': toLanguageValues(descriptions),
    ...(licence !== null && { 'dc:license': { '@id': licence } }),
    'dc:modified': { '@value': modified, '@type': modified.includes('T') ? 'xsd:dateTime' : 'xsd:date' },
    dialect: { encoding: 'utf-8', delimiter: ',', header: true, doubleQuote: true },
    tableSchema: {
      columns: columns.map((column) => ({
        name: encodeColumnName(column.name),
        titles: toTitles(column),
        ...(column.descriptions.length > 0 && { 'dc:description': toLanguageValues(column.descriptions) }),
        datatype: column.datatype,
      })),
    },
  };
  return `${JSON.stringify(metadata, null, 1)}\n`;
}
