export type Query = Readonly<{ [name: string]: string | number | boolean | readonly string[] | Query }>;

const pairs = (query: Query, above: string): readonly string[] =>
  Object.entries(query).flatMap(([name, value]) => {
    const key = above === '' ? name : `${above}[${name}]`;
    return typeof value === 'object' ? pairs(value as Query, key) : [`${encodeURIComponent(key)}=${encodeURIComponent(value)}`];
  });

/** A query as Strapi reads it: `populate[cover][populate][image]=true`. */
export const queryString = (query: Query): string => pairs(query, '').join('&');
