import { contentTypeNames, contentTypes, uidOf, type ContentTypeName } from '@ochiq/contract/content-types';
import type { Field } from '@ochiq/contract/field';
import type { Localized } from '@ochiq/contract/locales';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { inEditorsLanguage } from '../panel/in-editors-language';
import { documents, type Row } from '../strapi/documents';

type Need = { name: ContentTypeName; field: string };

const fieldsOf = (name: ContentTypeName) => Object.entries<Field>(contentTypes[name].fields);

/** Returns the title by which an editor knows an entry. */
const titleOf = ({ title, documentId, locale }: Row) => `“${typeof title === 'string' ? title : documentId}” (${locale})`;

/** Finds the required relations of other types to this one. */
function needsOf(target: string): readonly Need[] {
  return contentTypeNames.flatMap((name) =>
    fieldsOf(name).flatMap(([field, { cms, required }]) =>
      cms.type === 'relation' && required && cms.target === target ? [{ name, field }] : [],
    ),
  );
}

const neededBy = (name: string, field: string, titles: string): Localized<string> => ({
  uz: `Busiz eʼlon qilingan yozuvlar toʻliq emas (${name}, ${field}): ${titles}. Avval ularda boshqasini tanlang yoki ularni eʼlondan oling.`,
  ru: `Без этого опубликованные записи неполны (${name}, ${field}): ${titles}. Сначала выберите в них другое или снимите их с публикации.`,
  en: `This is the ${field} of ${name} that is published: ${titles}. Give it another ${field} first, or unpublish it.`,
});

/**
 * Asserts that no published entry requires this one, before it is withdrawn.
 * @throws a ValidationError that names them
 */
export async function keepNeeded(
  strapi: Core.Strapi,
  target: string,
  documentId: string,
  locale: string | readonly string[],
): Promise<void> {
  for (const { name, field } of needsOf(target)) {
    const inNeed = await documents(strapi, uidOf(name)).findMany({ filters: { [field]: { documentId } }, locale, status: 'published' });
    if (inNeed.length === 0) continue;
    throw new errors.ValidationError(inEditorsLanguage(strapi, neededBy(name, field, inNeed.map(titleOf).join(', '))));
  }
}
