import { groups } from './groups.ts';

const words = (name: string) =>
  name.replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`).replace(/^./u, (letter) => letter.toUpperCase());

/** Labels of fields whose name is not enough: by field, or by `type.field`. */
const otherwise: Readonly<Record<string, string>> = {
  suspicion: 'Suspicion of spam',
  'appeal.answer': 'Answer (shown to the citizen)',
  offer: 'Vacancy or tender',
  'inquiry.answer': 'Answer (shown to the sender)',
};

/** Builds the English labels: the names of the fields in words, `validUntil` as “Valid until”. */
export const spelledOut = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    groups.flatMap(({ id, name, fields }) =>
      fields.map((field) => [`${id}.${field}`, otherwise[`${name}.${field}`] ?? otherwise[field] ?? words(field)]),
    ),
  );
