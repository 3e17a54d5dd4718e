import { isRecord, type UnknownRecord } from './is-record.ts';

/** Lists the records of a list; what is no list has none. */
export const listRecords = (value: unknown): UnknownRecord[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Lists the records of a field that has a list of them or one, as components, relations and files have. */
export const toRecords = (value: unknown): UnknownRecord[] => listRecords(Array.isArray(value) ? value : [value]);
