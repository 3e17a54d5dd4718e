import type { ListViewQuery } from './list-view';

/** The attributes of a type, as Strapi names them. */
type Attributes = Readonly<Record<string, { type: string }>>;

/** What Strapi's lists filter and sort by besides the attributes of a type. */
const strapiFields: readonly string[] = ['id', 'documentId', 'status', '__status'];

const isKnown = (attributes: Attributes, name: string) => strapiFields.includes(name) || Object.hasOwn(attributes, name);

/** Leaves out what names a field that does not exist any more, and lists these fields. */
export function dropMissingFields(attributes: Attributes, query: ListViewQuery): { query: ListViewQuery; missing: string[] } {
  const { sort, filters, ...others } = query;
  const sortField = sort?.split(':')[0];
  const isSortKnown = sortField !== undefined && isKnown(attributes, sortField.split('.')[0] ?? '');
  const names = [...filters.flatMap((condition) => Object.keys(condition)), ...(sortField === undefined || isSortKnown ? [] : [sortField])];
  return {
    query: {
      ...others,
      ...(isSortKnown && sort !== undefined && { sort }),
      filters: filters.filter((condition) => Object.keys(condition).every((name) => isKnown(attributes, name))),
    },
    missing: [...new Set(names.filter((name) => !isKnown(attributes, name)))],
  };
}

/** Types of attributes whose values are no words of a person. */
const wordlessTypes: readonly string[] = ['enumeration', 'date', 'datetime', 'time', 'boolean', 'integer', 'decimal'];

/** Returns whether a view holds words: a search, or a condition on a text. */
export const hasWords = (attributes: Attributes, { search, filters }: ListViewQuery): boolean =>
  search !== undefined ||
  filters.some((condition) => Object.keys(condition).some((name) => !wordlessTypes.includes(attributes[name]?.type ?? 'string')));
