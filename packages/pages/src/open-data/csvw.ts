import type { Datatype } from './register.ts';

/** What is to be said of a CSV file. */
export type TableFacts = {
  /** Its full address. */
  url: string;
  /** The language of its titles. */
  lang: string;
  title: string;
  description: string;
  licence: string;
  /** The instant it last became another one. */
  modified: string;
  columns: readonly { name: string; title: string; datatype: Datatype }[];
};

/** What a table is and what its columns hold, for programs: CSV on the Web (W3C tabular metadata). */
export function tableMetadata({ url, lang, title, description, licence, modified, columns }: TableFacts): string {
  const metadata = {
    '@context': ['http://www.w3.org/ns/csvw', { '@language': lang }],
    url,
    'dc:title': title,
    'dc:description': description,
    'dc:license': { '@id': licence },
    'dc:modified': { '@value': modified, '@type': 'xsd:dateTime' },
    dialect: { encoding: 'utf-8', delimiter: ',', header: true, doubleQuote: true },
    tableSchema: {
      columns: columns.map((column) => ({ name: column.name, titles: [column.name, column.title], datatype: column.datatype })),
    },
  };
  return `${JSON.stringify(metadata, null, 1)}\n`;
}
