import type { CmsAttribute, Field } from '@ochiq/contract/fields/field';
import { hiddenFromPanel, uniqueFields } from '@ochiq/contract/forms/intake-type';

type Json = Readonly<Record<string, unknown>>;

/** The default length of PostgreSQL's `varchar`. */
const defaultColumnLength = 255;

/** Returns the column settings that the contract does not have: types that neither truncate nor round a value. */
function getColumn(cms: CmsAttribute): Json {
  // Strapi's own decimal has two places and ten digits: too few for a coordinate and for an amount in soum.
  if (cms.type === 'decimal') return { column: { type: 'double', args: [] } };
  if (cms.type === 'string' && cms.maxLength > defaultColumnLength) return { column: { args: [cms.maxLength] } };
  return {};
}

/** Presets an untouched switch to off: otherwise every entry would require a click on each. */
const getPreset = ({ type }: CmsAttribute): Json => (type === 'boolean' ? { default: false } : {});

const buildAttribute = ({ cms, required }: Field): Json => ({
  ...cms,
  ...(required ? { required: true } : {}),
  ...getPreset(cms),
  ...getColumn(cms),
});

/** Builds an attribute of a component, or of a type without languages. */
export const buildPlainAttribute = (field: Field): Json => buildAttribute(field);

const isHidden = (name: string) => hiddenFromPanel.includes(name);

/** Adds a unique constraint: two concurrent rows pass every check but that of the database itself. */
function withUniqueColumn(json: Json): Json {
  return { ...json, column: { ...(json['column'] as Json | undefined), unique: true } };
}

/**
 * Builds an attribute of a submission type. Strapi's panel validates every required attribute that it knows, so one
 * whose values never reach it would block saving: hidden attributes are therefore withheld from it.
 */
export function buildIntakeAttribute(field: Field, name: string): Json {
  const json = { ...buildAttribute(field), ...(isHidden(name) ? { private: true, visible: false } : {}) };
  return uniqueFields.includes(name) ? withUniqueColumn(json) : json;
}

/** Lists the attributes that Strapi's panel neither reads nor writes, for any user. */
export const buildHiddenAttributes = (names: readonly string[]): Json =>
  Object.fromEntries(names.filter(isHidden).map((name) => [name, { hidden: true }]));

/** Builds an attribute of a type with languages. */
export const buildLocalizedAttribute = (field: Field): Json => ({
  ...buildAttribute(field),
  pluginOptions: { i18n: { localized: field.localized } },
});
