import { getComponentFields } from '@ochiq/contract/fields/components';
import type { CmsAttribute, Fields } from '@ochiq/contract/fields/field';
import { isRecord } from '@ochiq/contract/is-record';

/** The values of Strapi's form, by field. */
export type FormValues = Readonly<Record<string, unknown>>;

/** What Strapi adds to items of a form, and renews: not a part of their content. */
const technicalKeys = new Set(['id', '__temp_key__']);

/**
 * Serializes a value so that two with the same content are equal: neither the order of their keys nor Strapi's keys of
 * rows count, nor whether an empty field is `null` or missing.
 */
export function toContentKey(value: unknown): string {
  const simplify = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(simplify);
    if (!isRecord(part)) return part === '' ? null : (part ?? null);
    const content = Object.entries(part)
      .filter(([key]) => !technicalKeys.has(key))
      .map(([key, inner]) => [key, simplify(inner)] as const)
      .filter(([, inner]) => inner !== null);
    return Object.fromEntries(content.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  };
  return JSON.stringify(simplify(value));
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const getDigit = (position: number) => digits.charAt(position % digits.length);

/**
 * Creates the key by which Strapi's form tells apart the items of a list, and between which it makes keys for new ones:
 * `a0` … `az`, then `b00` …, the integers of the library fractional-indexing.
 */
export const createItemKey = (index: number): string =>
  index < digits.length
    ? `a${getDigit(index)}`
    : `b${getDigit(Math.floor((index - digits.length) / digits.length))}${getDigit(index - digits.length)}`;

/** Gives the items of a list keys of their own. */
export const withItemKeys = (items: readonly unknown[]): unknown[] =>
  items.map((item, index) => (isRecord(item) ? { ...item, __temp_key__: createItemKey(index) } : item));

function toFormValue(value: unknown, cms: CmsAttribute): unknown {
  // The form has what was added and removed only; nothing yet.
  if (cms.type === 'relation') return { connect: [], disconnect: [] };
  if (value === null || value === undefined) return cms.type === 'boolean' ? value : undefined;
  if (cms.type === 'component' && Array.isArray(value)) return withItemKeys(value.map((item) => toComponentValues(item, cms.component)));
  if (cms.type === 'component') return toComponentValues(value, cms.component);
  if (cms.type !== 'dynamiczone' || !Array.isArray(value)) return value;
  return withItemKeys((value as unknown[]).map((item) => (isRecord(item) ? toComponentValues(item, String(item['__component'])) : item)));
}

function toComponentValues(value: unknown, component: string): unknown {
  const fields = getComponentFields(component);
  if (!isRecord(value) || !fields) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const field = fields[name];
      return [name, field ? toFormValue(inner, field.cms) : inner];
    }),
  );
}

/** Converts an entry as the CMS gives it to the values that Strapi's form makes of it. */
export const toFormValues = (entry: FormValues, fields: Fields): FormValues =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { cms }]) => (name in entry ? [[name, toFormValue(entry[name], cms)] as const] : [])),
  );

/** Lists the ids of all components in a value: rows of the version that it came from. */
export function listComponentIds(value: unknown): ReadonlySet<unknown> {
  const collect = (part: unknown): unknown[] => {
    if (Array.isArray(part)) return part.flatMap(collect);
    if (!isRecord(part)) return [];
    return [part['id'], ...Object.values(part).flatMap(collect)];
  };
  return new Set(collect(value).filter((id) => id !== undefined));
}

/**
 * Removes from the components of a field the ids that a version does not have, for the CMS refuses components of
 * another version; it then makes new ones. Files and relations keep theirs.
 */
export function dropForeignIds(value: unknown, cms: CmsAttribute, known: ReadonlySet<unknown>): unknown {
  const clean = (item: unknown, component: string): unknown => {
    const fields = getComponentFields(component);
    if (!isRecord(item) || !fields) return item;
    const inner = Object.entries(item).flatMap(([name, part]) => {
      if (name === 'id') return known.has(part) ? [[name, part] as const] : [];
      const field = fields[name];
      return [[name, field ? dropForeignIds(part, field.cms, known) : part] as const];
    });
    return Object.fromEntries(inner);
  };
  if (cms.type === 'component') return Array.isArray(value) ? value.map((item) => clean(item, cms.component)) : clean(value, cms.component);
  if (cms.type !== 'dynamiczone' || !Array.isArray(value)) return value;
  return (value as unknown[]).map((item) => (isRecord(item) ? clean(item, String(item['__component'])) : item));
}
