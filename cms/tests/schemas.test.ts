import { blocks } from '@ochiq/contract/fields/blocks';
import { contentTypes } from '@ochiq/contract/content-types';
import type { Fields } from '@ochiq/contract/fields/field';
import { intakeTypes } from '@ochiq/contract/forms/intake-types';
import { parts } from '@ochiq/contract/fields/components';

import { drift, typeDrift } from './support/schema-drift';
import { componentSchemas, typeSchemas, type Attribute, type Schema } from './support/schema-files';

const types = typeSchemas();
const components = componentSchemas();

function getSchema(schemas: ReadonlyMap<string, Schema>, name: string): Schema {
  const schema = schemas.get(name);
  if (!schema) throw new Error(`The CMS has no schema of ${name}`);
  return schema;
}

test('the CMS has the types of the contract and no others', () => {
  expect([...types.keys()].sort()).toEqual([...Object.keys(contentTypes), ...Object.keys(intakeTypes)].sort());
});

test('the CMS has the parts and blocks of the contract and no others', () => {
  expect([...components.keys()].sort()).toEqual([...parts, ...blocks].map(({ uid }) => uid).sort());
});

test.each(Object.entries(contentTypes))('%s is the same in the CMS and in the contract', (name, type) => {
  const schema = getSchema(types, name);
  expect([...typeDrift(name, schema, type), ...drift(name, schema, type.fields, true)]).toEqual([]);
});

test.each(Object.entries(intakeTypes))('%s, a submission type, is the same in the CMS and in the contract', (name, type) => {
  const schema = getSchema(types, name);
  expect([...typeDrift(name, schema, type), ...drift(name, schema, type.fields, false)]).toEqual([]);
});

test.each([...parts, ...blocks].map((component): [string, Fields] => [component.uid, component.fields]))(
  '%s is the same in the CMS and in the contract',
  (uid, fields) => {
    expect(drift(uid, getSchema(components, uid), fields, false)).toEqual([]);
  },
);

describe('finds a planted difference, with its type and field', () => {
  const { fields } = contentTypes.news;
  const { attributes } = getSchema(types, 'news');
  const withAttribute = (name: string, change: Readonly<Record<string, unknown>>) => ({
    attributes: { ...attributes, [name]: { ...attributes[name], ...change } as Attribute },
  });
  const without = (name: string) => ({ attributes: Object.fromEntries(Object.entries(attributes).filter(([other]) => other !== name)) });

  test.each<[string, Pick<Schema, 'attributes'>, string]>([
    ['missing in the CMS', without('cover'), 'news.cover is missing in the CMS'],
    ['missing in the contract', withAttribute('colour', { type: 'string' }), 'news.colour is missing in the contract'],
    ['type', withAttribute('title', { type: 'text' }), 'news.title: type is "text", in the contract "string"'],
    ['required', withAttribute('summary', { required: false }), 'news.summary: required is false, in the contract true'],
    ['limit', withAttribute('title', { maxLength: 161 }), 'news.title: maxLength is 161, in the contract 160'],
    ['a limit of the CMS alone', withAttribute('title', { minLength: 3 }), 'news.title: minLength is 3, in the contract nothing'],
    [
      'localized',
      withAttribute('date', { pluginOptions: { i18n: { localized: true } } }),
      'news.date: localized is true, in the contract false',
    ],
    [
      'relation target',
      withAttribute('category', { target: 'api::tag.tag' }),
      'news.category: target is "api::tag.tag", in the contract "api::category.category"',
    ],
    [
      'component',
      withAttribute('cover', { component: 'part.video' }),
      'news.cover: component is "part.video", in the contract "part.picture"',
    ],
    [
      'pattern',
      withAttribute('slug', { regex: '.*' }),
      `news.slug: regex is ".*", in the contract ${JSON.stringify(fields.slug.cms.type === 'uid' ? fields.slug.cms.regex : '')}`,
    ],
  ])('%s', (_, planted, found) => {
    expect(drift('news', planted, fields, true)).toEqual([found]);
  });

  test('enumeration', () => {
    const schema = getSchema(types, 'alert');
    const planted = {
      attributes: { ...schema.attributes, level: { ...schema.attributes['level'], enum: ['information', 'danger'] } as Attribute },
    };
    expect(drift('alert', planted, contentTypes.alert.fields, true)).toEqual([
      'alert.level: enum is ["information","danger"], in the contract ["information","warning","danger"]',
    ]);
  });

  test('publishing and languages', () => {
    const planted: Schema = { ...getSchema(types, 'news'), options: { draftAndPublish: false }, pluginOptions: {} };
    expect(typeDrift('news', planted, contentTypes.news)).toEqual([
      'news: draftAndPublish is false, in the contract true',
      'news: localized is false, in the contract true',
    ]);
  });
});
