import { blocks } from '@ochiq/contract/fields/blocks';
import { contentTypes, getContentTypeUid, type ContentTypeName } from '@ochiq/contract/content-types';
import type { Field, Fields } from '@ochiq/contract/fields/field';
import { mapLocales, type Locale, type Localized } from '@ochiq/contract/routing/locales';
import { parts } from '@ochiq/contract/fields/components';

import { buildLabels, buildEnglishLabels } from '../../admin/texts/labels';
import { russianNames as ru } from '../../admin/texts/ru/names';
import { uzbekNames as uz } from '../../admin/texts/uz/names';

type Labels = Readonly<Record<string, string>>;
type FieldGroup = { id: string; fields: Fields };

const labelBuilders = { uz: () => buildLabels(uz), ru: () => buildLabels(ru), en: buildEnglishLabels } satisfies Record<
  Locale,
  () => Labels
>;
const labelsByLocale: Localized<Labels> = mapLocales((locale) => labelBuilders[locale]());

const groups = new Map<string, FieldGroup>(
  [...parts, ...blocks].map(({ uid, fields }) => [uid, { id: `content-manager.components.${uid}`, fields }]),
);

const findGroup = ({ cms }: Field): FieldGroup | undefined => (cms.type === 'component' ? groups.get(cms.component) : undefined);
const isNumber = (step: string) => /^\d+$/u.test(step);

/**
 * Returns the label of a place in an entry, as the panel calls it: `attachments.1.file` → “Attachments 2 › File”. What
 * lies below a field without a label is left out.
 */
export function getFieldLabel(type: ContentTypeName, path: readonly string[], locale: Locale): string {
  const labelPath: string[] = [];
  let group: FieldGroup | undefined = { id: `content-manager.content-types.${getContentTypeUid(type)}`, fields: contentTypes[type].fields };
  for (const [index, step] of path.entries()) {
    if (isNumber(step)) continue;
    const field: Field | undefined = group?.fields[step];
    if (!group || !field) break;
    const place = path[index + 1];
    const label = labelsByLocale[locale][`${group.id}.${step}`] ?? step;
    const isList = field.cms.type === 'component' && field.cms.repeatable;
    labelPath.push(isList && place !== undefined && isNumber(place) ? `${label} ${String(Number(place) + 1)}` : label);
    group = findGroup(field);
  }
  return labelPath.join(' › ');
}
