import { documentFile, line, list, oneOf, optional, target, url, whole } from '../field.ts';
import { localeCodes } from '../locales.ts';
import { part } from '../part.ts';
import { column } from './column.ts';

export const resourceFormats = ['csv', 'json', 'xlsx', 'geojson', 'pdf', 'zip'] as const;

export const resource = part('resource', 'Data file', {
  /** What this file holds. */
  title: line(200),
  /** The format that it is downloaded in. */
  format: oneOf(resourceFormats),
  /** An own file. */
  file: optional(documentFile()),
  /** The address of the data, when there is no uploaded file. */
  url: optional(target()),
  /** How many rows of data, without the header. */
  rows: optional(whole(0, 100_000_000)),
  /** Where the columns are described. */
  schemaUrl: optional(url()),
  /** The language of the texts in the file, where it is not the language of the page. */
  language: optional(oneOf(localeCodes as unknown as ['uz', 'ru', 'en'])),
  /** What is in the columns, in the language of the entry. */
  columns: list(column, 200),
});
