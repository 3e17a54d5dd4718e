import { blocks } from '@ochiq/contract/blocks';
import { contentTypes, uidOf, type ContentTypeName } from '@ochiq/contract/content-types';
import type { Field, Fields } from '@ochiq/contract/field';
import { perLocale, type Locale, type Localized } from '@ochiq/contract/locales';
import { parts } from '@ochiq/contract/parts';

import { labels } from '../admin/texts/labels';
import { names as ru } from '../admin/texts/ru/names';
import { spelledOut } from '../admin/texts/spelled-out';
import { names as uz } from '../admin/texts/uz/names';

type Labels = Readonly<Record<string, string>>;
type Group = { id: string; fields: Fields };

const named = { uz: () => labels(uz), ru: () => labels(ru), en: spelledOut } satisfies Record<Locale, () => Labels>;
const labelsOf: Localized<Labels> = perLocale((locale) => named[locale]());

const groups = new Map<string, Group>(
  [...parts, ...blocks].map(({ uid, fields }) => [uid, { id: `content-manager.components.${uid}`, fields }]),
);

const below = ({ cms }: Field): Group | undefined => (cms.type === 'component' ? groups.get(cms.component) : undefined);
const isNumber = (step: string) => /^\d+$/u.test(step);

/**
 * Returns the label of a place in an entry, as the panel calls it: `attachments.1.file` → “Attachments 2 › File”. What
 * lies below a field without a label is left out.
 */
export function fieldName(type: ContentTypeName, path: readonly string[], locale: Locale): string {
  const said: string[] = [];
  let group: Group | undefined = { id: `content-manager.content-types.${uidOf(type)}`, fields: contentTypes[type].fields };
  for (const [index, step] of path.entries()) {
    if (isNumber(step)) continue;
    const field: Field | undefined = group?.fields[step];
    if (!group || !field) break;
    const place = path[index + 1];
    const label = labelsOf[locale][`${group.id}.${step}`] ?? step;
    const isList = field.cms.type === 'component' && field.cms.repeatable;
    said.push(isList && place !== undefined && isNumber(place) ? `${label} ${String(Number(place) + 1)}` : label);
    group = below(field);
  }
  return said.join(' › ');
}
