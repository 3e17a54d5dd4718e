import type { Field, Fields } from '@ochiq/contract/fields/field';

import type { Attribute, Schema } from './schema-files';

/** How the CMS keeps a value, which is its own business. */
const ownBusiness = new Set(['column', 'default', 'pluginOptions', 'private', 'required', 'visible']);

const text = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));

function isLocalized({ pluginOptions }: Attribute): boolean {
  return (pluginOptions as { i18n?: { localized?: boolean } } | undefined)?.i18n?.localized === true;
}

function attributeDrift(attribute: Attribute, { cms, required, localized }: Field, hasLanguages: boolean): readonly string[] {
  const facts: Readonly<Record<string, unknown>> = cms;
  const names = new Set([...Object.keys(facts), ...Object.keys(attribute)].filter((name) => !ownBusiness.has(name)));
  const differing = [...names].filter((name) => text(attribute[name]) !== text(facts[name]));
  return [
    ...differing.map((name) => `${name} is ${text(attribute[name])}, in the contract ${text(facts[name])}`),
    ...((attribute['required'] === true) === required
      ? []
      : [`required is ${text(attribute['required'])}, in the contract ${text(required)}`]),
    ...(!hasLanguages || isLocalized(attribute) === localized
      ? []
      : [`localized is ${text(isLocalized(attribute))}, in the contract ${text(localized)}`]),
  ];
}

/** Where the attributes of a schema and the fields of the contract are not the same, both ways. */
export function drift(name: string, { attributes }: Pick<Schema, 'attributes'>, fields: Fields, hasLanguages: boolean): readonly string[] {
  const all = new Set([...Object.keys(attributes), ...Object.keys(fields)]);
  return [...all].flatMap((fieldName) => {
    const [attribute, field] = [attributes[fieldName], fields[fieldName]];
    if (!attribute) return [`${name}.${fieldName} is missing in the CMS`];
    if (!field) return [`${name}.${fieldName} is missing in the contract`];
    return attributeDrift(attribute, field, hasLanguages).map((difference) => `${name}.${fieldName}: ${difference}`);
  });
}

type TypeDescription = { kind?: string; singular: string; plural: string; title: string };

/** Where a schema's own facts are not the contract's. */
export function typeDrift(name: string, { kind, info, options, pluginOptions }: Schema, type: TypeDescription): readonly string[] {
  const isContent = type.kind !== undefined;
  const expected: readonly [what: string, is: unknown, inContract: unknown][] = [
    ['kind', kind, `${type.kind ?? 'collection'}Type`],
    ['singularName', info.singularName, type.singular],
    ['pluralName', info.pluralName, type.plural],
    ['displayName', info.displayName, type.title],
    ['draftAndPublish', options?.draftAndPublish, isContent],
    ['localized', pluginOptions?.i18n?.localized === true, isContent],
  ];
  return expected.flatMap(([what, is, inContract]) =>
    is === inContract ? [] : [`${name}: ${what} is ${text(is)}, in the contract ${text(inContract)}`],
  );
}
