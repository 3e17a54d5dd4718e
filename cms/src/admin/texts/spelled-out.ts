import { groups } from './groups.ts';

const words = (name: string) =>
  name.replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`).replace(/^./u, (letter) => letter.toUpperCase());

/** English labels: the names of the fields in words, `validUntil` as “Valid until”. */
export const spelledOut = (): Readonly<Record<string, string>> =>
  Object.fromEntries(groups.flatMap(({ id, fields }) => fields.map((field) => [`${id}.${field}`, words(field)])));
