import { fieldGroups, type Names, typeTitles } from './field-groups.ts';

const toWords = (name: string) =>
  name.replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`).replace(/^./u, (letter) => letter.toUpperCase());

/** Labels of fields whose name is not enough: by field, or by `type.field`. */
const exceptions: Readonly<Record<string, string>> = {
  suspicion: 'Suspicion of spam',
  'appeal.answer': 'Answer (shown to the citizen)',
  offer: 'Vacancy or tender',
  script: 'Alphabet (of letters to the citizen)',
  'inquiry.answer': 'Answer (shown to the sender)',
};

/** Builds the English labels: the names of the fields in words, `validUntil` as “Valid until”. */
export const buildEnglishLabels = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fieldGroups.flatMap(({ id, name, fields }): [id: string, label: string][] => [
      // Strapi's own field; the other languages name it in their code names.
      [`${id}.updatedAt`, 'Last changed'],
      ...fields.map((field): [string, string] => [`${id}.${field}`, exceptions[`${name}.${field}`] ?? exceptions[field] ?? toWords(field)]),
    ]),
  );

/** Builds the labels of one language under the ids that Strapi's panel looks for. */
export function buildLabels({ types, blocks, fields, except }: Names): Readonly<Record<string, string>> {
  const titles = typeTitles.map(([name, title]) => [title, types[name as keyof typeof types]]);
  const fieldLabels = fieldGroups.flatMap((group) =>
    group.fields.map((field) => [`${group.id}.${field}`, except[`${group.name}.${field}`] ?? fields[field]]),
  );
  return Object.fromEntries([...titles, ...Object.entries(blocks), ...fieldLabels]) as Readonly<Record<string, string>>;
}
