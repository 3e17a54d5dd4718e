import { fieldGroups, typeTitles } from './groups.ts';
import type { Names } from './names.ts';

/** Builds the labels of one language under the ids that Strapi's panel looks for. */
export function buildLabels({ types, blocks, fields, except }: Names): Readonly<Record<string, string>> {
  const titles = typeTitles.map(([name, title]) => [title, types[name as keyof typeof types]]);
  const fieldLabels = fieldGroups.flatMap((group) =>
    group.fields.map((field) => [`${group.id}.${field}`, except[`${group.name}.${field}`] ?? fields[field]]),
  );
  return Object.fromEntries([...titles, ...Object.entries(blocks), ...fieldLabels]) as Readonly<Record<string, string>>;
}
