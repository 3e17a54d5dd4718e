import { defineDocumentFileField, defineListField, definePart } from '../fields/reference-fields.ts';
import { defineEnumField, defineIntegerField, defineLineField, defineTextField, makeOptional } from '../fields/field.ts';
import { defineTargetField, defineUrlField } from '../fields/address-fields.ts';
import { localeCodes } from '../routing/locales.ts';

export const column = definePart('column', 'Column of data', {
  /** What the column is called in the file. */
  name: defineLineField(120),
  /** What people call it. */
  title: defineLineField(160),
  /** What its values mean: units, words that stand for something. */
  description: makeOptional(defineTextField(600)),
});

export const resourceFormats = ['csv', 'json', 'xlsx', 'geojson', 'pdf', 'zip'] as const;

export const resource = definePart('resource', 'Data file', {
  /** What this file holds. */
  title: defineLineField(200),
  /** The format that it is downloaded in. */
  format: defineEnumField(resourceFormats),
  /** An own file. */
  file: makeOptional(defineDocumentFileField()),
  /** The address of the data, when there is no uploaded file. */
  url: makeOptional(defineTargetField()),
  /** How many rows of data, without the header. */
  rows: makeOptional(defineIntegerField(0, 100_000_000)),
  /** Where the columns are described. */
  schemaUrl: makeOptional(defineUrlField()),
  /** The language of the texts in the file, where it is not the language of the page. */
  language: makeOptional(defineEnumField(localeCodes as unknown as ['uz', 'ru', 'en'])),
  /** What is in the columns, in the language of the entry. */
  columns: defineListField(column, 200),
});
