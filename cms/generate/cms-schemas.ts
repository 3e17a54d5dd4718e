import { blocks } from '@ochiq/contract/blocks';
import type { ContentType } from '@ochiq/contract/content-type';
import { contentTypes } from '@ochiq/contract/content-types';
import type { Field, Fields, Part } from '@ochiq/contract/field';
import type { IntakeType } from '@ochiq/contract/intake-type';
import { intakeTypes, type IntakeTypeName } from '@ochiq/contract/intake-types';
import { parts } from '@ochiq/contract/parts';

import { hiddenAttributes, intakeAttribute, localizedAttribute, plainAttribute } from './attribute-json.ts';
import { coreFiles } from './core-files.ts';
import { listColumns } from './list-columns.ts';

/** What the CMS's files say, by their path below `cms/`. */
export type Files = ReadonlyMap<string, string>;

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const tableName = (name: string) => name.replaceAll('-', '_');

const attributes = (fields: Fields, write: (field: Field, name: string) => unknown) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, write(field, name)]));

const schemaPath = (name: string) => `src/api/${name}/content-types/${name}/schema.json`;

const names = ({ singular, plural, title }: Pick<ContentType, 'singular' | 'plural' | 'title'>) => ({
  collectionName: tableName(plural),
  info: { singularName: singular, pluralName: plural, displayName: title },
});

function contentTypeSchema(type: Omit<ContentType, 'schema'>): string {
  return json({
    kind: `${type.kind}Type`,
    ...names(type),
    options: { draftAndPublish: true },
    pluginOptions: { i18n: { localized: true } },
    attributes: attributes(type.fields, localizedAttribute),
  });
}

/** Builds the panel's default list of submissions, newest first; administrators can change it. */
const listOf = (name: IntakeTypeName) => ({
  settings: {
    ...{ searchable: true, filterable: true, bulkable: true, pageSize: 20 },
    defaultSortBy: 'receivedAt',
    defaultSortOrder: 'DESC',
  },
  layouts: { list: listColumns[name] },
});

function intakeTypeSchema(name: IntakeTypeName, type: Omit<IntakeType, 'schema'>): string {
  return json({
    kind: 'collectionType',
    ...names(type),
    options: { draftAndPublish: false },
    config: { ...listOf(name), attributes: hiddenAttributes(Object.keys(type.fields)) },
    attributes: attributes(type.fields, intakeAttribute),
  });
}

function component({ uid, title, fields }: Omit<Part, 'schema'>): [path: string, text: string] {
  const [category, name] = uid.split('.') as [string, string];
  const schema = {
    collectionName: `components_${tableName(category)}_${tableName(name)}`,
    info: { displayName: title },
    attributes: attributes(fields, plainAttribute),
  };
  return [`src/components/${category}/${name}.json`, json(schema)];
}

/** Builds every file of the CMS that follows from the contract alone. */
export function cmsFiles(): Files {
  return new Map([
    ...Object.values(contentTypes).flatMap((type): [string, string][] => [
      [schemaPath(type.singular), contentTypeSchema(type)],
      ...coreFiles(type.singular, type.kind),
    ]),
    ...Object.entries(intakeTypes).map(([name, type]): [string, string] => [
      schemaPath(name),
      intakeTypeSchema(name as IntakeTypeName, type),
    ]),
    ...[...parts, ...blocks].map(component),
  ]);
}
