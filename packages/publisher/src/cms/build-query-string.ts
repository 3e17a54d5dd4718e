type QueryValue = string | number | boolean | readonly QueryValue[] | { readonly [name: string]: QueryValue };

function flattenPairs(name: string, value: QueryValue): [string, string][] {
  if (typeof value !== 'object') return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, part]: [string, QueryValue]) => flattenPairs(name === '' ? key : `${name}[${key}]`, part));
}

/** Builds a query string in Strapi's format: `{ a: { b: [1] } }` → `a[b][0]=1`. */
export const buildQueryString = (query: QueryValue): string => new URLSearchParams(flattenPairs('', query)).toString();
