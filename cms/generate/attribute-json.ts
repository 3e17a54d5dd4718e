import type { CmsAttribute } from '@ochiq/contract/cms-attribute';
import type { Field } from '@ochiq/contract/field';
import { hiddenFromPanel, uniqueFields } from '@ochiq/contract/intake-type';

type Json = Readonly<Record<string, unknown>>;

/** PostgreSQL's `varchar` holds this many characters unless told otherwise. */
const defaultColumnLength = 255;

/** What the contract does not know of: how a value is kept so that nothing is cut or rounded. */
function columnOf(cms: CmsAttribute): Json {
  // Strapi's own decimal has two places and ten digits: too few for a coordinate and for an amount in soum.
  if (cms.type === 'decimal') return { column: { type: 'double', args: [] } };
  if (cms.type === 'string' && cms.maxLength > defaultColumnLength) return { column: { args: [cms.maxLength] } };
  return {};
}

/** A switch that nobody touched is off: otherwise every entry would wait for a click on each. */
const presetOf = ({ type }: CmsAttribute): Json => (type === 'boolean' ? { default: false } : {});

const attribute = ({ cms, required }: Field): Json => ({
  ...cms,
  ...(required ? { required: true } : {}),
  ...presetOf(cms),
  ...columnOf(cms),
});

/** An attribute of a component, or of a type without languages. */
export const plainAttribute = (field: Field): Json => attribute(field);

const isHidden = (name: string) => hiddenFromPanel.includes(name);

/** Two rows that came at the same moment have passed every check but that of the database itself. */
function withUniqueColumn(json: Json): Json {
  return { ...json, column: { ...(json['column'] as Json | undefined), unique: true } };
}

/**
 * An attribute of what the public sends. Strapi's panel checks every required attribute that it is told of, so that one
 * whose values never reach it would keep every entry from being saved: what is hidden is not told either.
 */
export function intakeAttribute(field: Field, name: string): Json {
  const json = { ...attribute(field), ...(isHidden(name) ? { private: true, visible: false } : {}) };
  return uniqueFields.includes(name) ? withUniqueColumn(json) : json;
}

/** What Strapi's panel neither reads nor writes, whoever is signed in. */
export const hiddenAttributes = (names: readonly string[]): Json =>
  Object.fromEntries(names.filter(isHidden).map((name) => [name, { hidden: true }]));

/** An attribute of a type with languages. */
export const localizedAttribute = (field: Field): Json => ({
  ...attribute(field),
  pluginOptions: { i18n: { localized: field.localized } },
});
