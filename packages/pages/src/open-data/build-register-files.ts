import { localeCodes, locales, type Locale } from '@ochiq/contract/routing/locales';

import { toAbsoluteUrl, type SiteFileContext } from '../metadata-files/site-file-context.ts';
import type { GeneratedFile } from '../tables/table-files.ts';
import type { TranslatedText } from './catalogue.ts';
import { columnDescriptions, columnWords, type ColumnName } from './column-words.ts';
import { serializeCsv } from '../tables/csv.ts';
import { serializeTableMetadata } from './csvw.ts';
import { registerLicence, registers, type Cell, type Register } from './registers.ts';
import { getRegisterPaths } from './data-paths.ts';
import { registerNames, registerWords, type RegisterName } from './register-words.ts';

const toCellText = (cell: Cell) => (cell === null ? '' : String(cell));

const serializeRegisterCsv = ({ columns, rows }: Register) =>
  serializeCsv([columns.map(({ name }) => name), ...rows.map((row) => row.map(toCellText))]);

function serializeRegisterJson({ columns, rows }: Register): string {
  const objects = rows.map((row) => JSON.stringify(Object.fromEntries(columns.map(({ name }, column) => [name, row[column] ?? null]))));
  return objects.length === 0 ? '[]\n' : `[\n${objects.map((object) => `  ${object}`).join(',\n')}\n]\n`;
}

const mapEveryLocale = (text: (locale: Locale) => string): TranslatedText[] =>
  localeCodes.map((locale) => ({ locale, text: text(locale) }));

function getDescriptions(name: ColumnName): TranslatedText[] {
  const words = columnDescriptions[name];
  return words ? mapEveryLocale((locale) => words[locale]) : [];
}

function buildFiles(fileContext: SiteFileContext, name: RegisterName, locale: Locale): GeneratedFile[] {
  const register = registers[name]({ context: fileContext.readings[locale], fileContext });
  const { csv, json, schema } = getRegisterPaths(name, locale);
  const metadata = serializeTableMetadata({
    url: toAbsoluteUrl(fileContext, csv),
    lang: locales[locale].tag,
    titles: mapEveryLocale((code) => registerWords[name][code].title),
    descriptions: mapEveryLocale((code) => registerWords[name][code].description),
    licence: registerLicence.url,
    modified: register.updatedAt,
    columns: register.columns.map((column) => ({
      name: column.name,
      titles: mapEveryLocale((code) => columnWords[column.name][code]),
      descriptions: getDescriptions(column.name),
      datatype: column.datatype,
    })),
  });
  return [
    { to: csv, text: serializeRegisterCsv(register) },
    { to: json, text: serializeRegisterJson(register) },
    { to: schema, text: metadata },
  ];
}

/** Builds every register in every language, as CSV and JSON, with the description of its columns. */
export const buildRegisterFiles = (fileContext: SiteFileContext): GeneratedFile[] =>
  registerNames.flatMap((name) => localeCodes.flatMap((locale) => buildFiles(fileContext, name, locale)));
