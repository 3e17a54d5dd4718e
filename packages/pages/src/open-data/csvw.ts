import { locales } from '@ochiq/contract/locales';

import type { InLanguage } from './catalogue.ts';
import type { Datatype } from './datatype.ts';

export type ColumnFacts = { name: string; titles: readonly InLanguage[]; descriptions: readonly InLanguage[]; datatype: Datatype };

/** What is to be said of a CSV file. */
export type TableFacts = {
  /** Its full address. */
  url: string;
  /** The language of what is in its cells; `null` where that is not known. */
  lang: string | null;
  titles: readonly InLanguage[];
  descriptions: readonly InLanguage[];
  /** The full address of the licence's text; `null` where it is nowhere to be read. */
  licence: string | null;
  /** The day or the instant it last became another one. */
  modified: string;
  columns: readonly ColumnFacts[];
};

const inWords = (texts: readonly InLanguage[]) => texts.map(({ locale, text }) => ({ '@value': text, '@language': locales[locale].tag }));

/** The name of a column as CSVW takes it: letters, digits and underscores, the rest percent-encoded; not reserved (`_…`). */
const variableName = (name: string) =>
  encodeURIComponent(name.replace(/\p{Surrogate}/gu, '\uFFFD'))
    .replace(/[!'()*~-]/gu, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/^_/u, '%5F');

/** What stands in the header is a title too, in no language. */
const titlesOf = ({ name, titles }: ColumnFacts) => ({
  und: [name],
  ...Object.fromEntries(titles.map(({ locale, text }) => [locales[locale].tag, [text]])),
});

/** What a table is and what its columns hold, for programs: CSV on the Web (W3C tabular metadata). */
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
