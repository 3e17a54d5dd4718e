import { localeCodes, locales, type Locale } from '@ochiq/contract/locales';

import { absolute, type Around } from '../site-files/around.ts';
import type { MadeFile } from '../table-files.ts';
import type { InLanguage } from './catalogue.ts';
import { columnDescriptions } from './column-descriptions.ts';
import { columnWords, type ColumnName } from './column-words.ts';
import { csvText } from './csv-text.ts';
import { tableMetadata } from './csvw.ts';
import { registerLicence } from './licence.ts';
import type { Cell, Register } from './register.ts';
import { registerPaths } from './register-place.ts';
import { registerNames, registerWords, type RegisterName } from './register-words.ts';
import { registers } from './registers.ts';

const textOf = (cell: Cell) => (cell === null ? '' : String(cell));

const csvOf = ({ columns, rows }: Register) => csvText([columns.map(({ name }) => name), ...rows.map((row) => row.map(textOf))]);

function jsonOf({ columns, rows }: Register): string {
  const objects = rows.map((row) => JSON.stringify(Object.fromEntries(columns.map(({ name }, column) => [name, row[column] ?? null]))));
  return objects.length === 0 ? '[]\n' : `[\n${objects.map((object) => `  ${object}`).join(',\n')}\n]\n`;
}

const inEvery = (text: (locale: Locale) => string): InLanguage[] => localeCodes.map((locale) => ({ locale, text: text(locale) }));

function descriptionsOf(name: ColumnName): InLanguage[] {
  const words = columnDescriptions[name];
  return words ? inEvery((locale) => words[locale]) : [];
}

function filesOf(around: Around, name: RegisterName, locale: Locale): MadeFile[] {
  const register = registers[name]({ reading: around.readings[locale], around });
  const { csv, json, schema } = registerPaths(name, locale);
  const metadata = tableMetadata({
    url: absolute(around, csv),
    lang: locales[locale].tag,
    titles: inEvery((code) => registerWords[name][code].title),
    descriptions: inEvery((code) => registerWords[name][code].description),
    licence: registerLicence.url,
    modified: register.updatedAt,
    columns: register.columns.map((column) => ({
      name: column.name,
      titles: inEvery((code) => columnWords[column.name][code]),
      descriptions: descriptionsOf(column.name),
      datatype: column.datatype,
    })),
  });
  return [
    { to: csv, text: csvOf(register) },
    { to: json, text: jsonOf(register) },
    { to: schema, text: metadata },
  ];
}

/** Builds every register in every language, as CSV and JSON, with the description of its columns. */
export const registerFiles = (around: Around): MadeFile[] =>
  registerNames.flatMap((name) => localeCodes.flatMap((locale) => filesOf(around, name, locale)));
