import { blocks } from '@ochiq/contract/fields/blocks';
import type { ContentType } from '@ochiq/contract/fields/content-type';
import { contentTypes } from '@ochiq/contract/content-types';
import type { Field, Fields } from '@ochiq/contract/fields/field';
import type { StrapiComponent } from '@ochiq/contract/fields/reference-fields';
import type { IntakeType } from '@ochiq/contract/forms/intake-type';
import { intakeTypes, type IntakeTypeName } from '@ochiq/contract/forms/intake-types';
import { parts } from '@ochiq/contract/fields/components';

import { buildHiddenAttributes, buildIntakeAttribute, buildLocalizedAttribute, buildPlainAttribute } from './attribute-json.ts';
import { buildContentListConfig, buildIntakeListConfig, hasList } from './list-config.ts';

/** What the CMS's files say, by their path below `cms/`. */
export type CmsFiles = ReadonlyMap<string, string>;

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const tableName = (name: string) => name.replaceAll('-', '_');

const buildAttributes = (fields: Fields, write: (field: Field, name: string) => unknown) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, write(field, name)]));

const schemaPath = (name: string) => `src/api/${name}/content-types/${name}/schema.json`;

const buildNames = ({ singular, plural, title }: Pick<ContentType, 'singular' | 'plural' | 'title'>) => ({
  collectionName: tableName(plural),
  info: { singularName: singular, pluralName: plural, displayName: title },
});

/**
 * The index by which the panel lists the drafts of a language, and reads the states of all languages without any text: rows have kilobytes.
 * Strapi's own begins with the document.
 */
const buildListIndex = (plural: string) => ({
  name: `${tableName(plural)}_lists_index`,
  columns: ['locale', 'published_at', 'updated_at', 'document_id'],
});

function buildContentTypeSchema(type: Omit<ContentType, 'schema'>): string {
  return toJson({
    kind: `${type.kind}Type`,
    ...buildNames(type),
    options: { draftAndPublish: true },
    pluginOptions: { i18n: { localized: true } },
    ...(type.kind === 'collection' ? { indexes: [buildListIndex(type.plural)] } : {}),
    ...(hasList(type.singular) ? { config: buildContentListConfig(type.singular) } : {}),
    attributes: buildAttributes(type.fields, buildLocalizedAttribute),
  });
}

function buildIntakeTypeSchema(name: IntakeTypeName, type: Omit<IntakeType, 'schema'>): string {
  return toJson({
    kind: 'collectionType',
    ...buildNames(type),
    options: { draftAndPublish: false },
    config: { ...buildIntakeListConfig(name), attributes: buildHiddenAttributes(Object.keys(type.fields)) },
    attributes: buildAttributes(type.fields, buildIntakeAttribute),
  });
}

function buildComponent({ uid, title, fields }: Omit<StrapiComponent, 'schema'>): [path: string, text: string] {
  const [category, name] = uid.split('.') as [string, string];
  const schema = {
    collectionName: `components_${tableName(category)}_${tableName(name)}`,
    info: { displayName: title },
    attributes: buildAttributes(fields, buildPlainAttribute),
  };
  return [`src/components/${category}/${name}.json`, toJson(schema)];
}

/** Builds every file of the CMS that follows from the contract alone. */
export function buildCmsFiles(): CmsFiles {
  return new Map([
    ...Object.values(contentTypes).map((type): [string, string] => [schemaPath(type.singular), buildContentTypeSchema(type)]),
    ...Object.entries(intakeTypes).map(([name, type]): [string, string] => [
      schemaPath(name),
      buildIntakeTypeSchema(name as IntakeTypeName, type),
    ]),
    ...[...parts, ...blocks].map(buildComponent),
  ]);
}
