type Attribute = { type: 'increments' | 'string' | 'text' | 'integer' | 'biginteger' | 'datetime' };
/** `lookedUp` are the columns of one index; `followedBy` is a column with an index of its own, such as that by which the newest rows are read. */
export type Table = { attributes: Readonly<Record<string, Attribute>>; unique?: string; lookedUp?: readonly string[]; followedBy?: string };

export const id: Attribute = { type: 'increments' };
export const string: Attribute = { type: 'string' };
export const text: Attribute = { type: 'text' };
export const integer: Attribute = { type: 'integer' };
export const bigInteger: Attribute = { type: 'biginteger' };
export const instant: Attribute = { type: 'datetime' };
