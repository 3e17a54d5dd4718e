import { fieldGroups } from './groups.ts';

const toWords = (name: string) =>
  name.replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`).replace(/^./u, (letter) => letter.toUpperCase());

/** Labels of fields whose name is not enough: by field, or by `type.field`. */
const exceptions: Readonly<Record<string, string>> = {
  suspicion: 'Suspicion of spam',
  'appeal.answer': 'Answer (shown to the citizen)',
  offer: 'Vacancy or tender',
  'inquiry.answer': 'Answer (shown to the sender)',
};

/** Builds the English labels: the names of the fields in words, `validUntil` as “Valid until”. */
export const buildEnglishLabels = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fieldGroups.flatMap(({ id, name, fields }) =>
      fields.map((field) => [`${id}.${field}`, exceptions[`${name}.${field}`] ?? exceptions[field] ?? toWords(field)]),
    ),
  );
