type Value = string | number | boolean | readonly Value[] | { readonly [name: string]: Value };

function pairs(name: string, value: Value): [string, string][] {
  if (typeof value !== 'object') return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, part]: [string, Value]) => pairs(name === '' ? key : `${name}[${key}]`, part));
}

/** Builds a query string in Strapi's format: `{ a: { b: [1] } }` → `a[b][0]=1`. */
export const searchOf = (query: Value): string => new URLSearchParams(pairs('', query)).toString();
