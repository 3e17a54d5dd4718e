/** What a column of the target holds, by PostgreSQL's name of its type. */
const kinds = {
  bool: 'truth',
  timestamp: 'instant',
  timestamptz: 'instant',
  int2: 'integer',
  int4: 'integer',
  int8: 'integer',
  numeric: 'number',
  float4: 'number',
  float8: 'number',
  date: 'day',
  time: 'time',
  json: 'json',
  jsonb: 'json',
  varchar: 'text',
  text: 'text',
} as const;

export type ColumnKind = (typeof kinds)[keyof typeof kinds];

const isKnown = (type: string): type is keyof typeof kinds => Object.hasOwn(kinds, type);

/**
 * Returns the kind of a column by PostgreSQL's name of its type.
 * @throws a type that no table of the CMS has had until now
 */
export function getColumnKind(type: string): ColumnKind {
  if (isKnown(type)) return kinds[type];
  throw new Error(`nobody has said how the type ${type} is moved: cms/src/platform/database-migration/column-kinds.ts`);
}
