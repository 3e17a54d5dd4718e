/** Values by name, as JSON and Strapi's rows have them. */
export type UnknownRecord = Readonly<Record<string, unknown>>;

/** Tells whether a value has values by name: an object that is no list. */
export const isRecord = (value: unknown): value is UnknownRecord => typeof value === 'object' && value !== null && !Array.isArray(value);
