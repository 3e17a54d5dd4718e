import { contentTypeNames, contentTypes, getContentTypeUid, type ContentTypeName } from '@ochiq/contract/content-types';
import type { Field } from '@ochiq/contract/fields/field';
import type { Localized } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { getDocuments, type Row } from '../../platform/strapi/get-documents';

type RequiredRelation = { name: ContentTypeName; field: string };

const getFields = (name: ContentTypeName) => Object.entries<Field>(contentTypes[name].fields);

/** Returns the title by which an editor knows an entry. */
const getEntryTitle = ({ title, documentId, locale }: Row) => `“${typeof title === 'string' ? title : documentId}” (${locale})`;

/** Finds the required relations of other types to this one. */
function findRequiredRelations(target: string): readonly RequiredRelation[] {
  return contentTypeNames.flatMap((name) =>
    getFields(name).flatMap(([field, { cms, required }]) =>
      cms.type === 'relation' && required && cms.target === target ? [{ name, field }] : [],
    ),
  );
}

const getDependantsMessage = (name: string, field: string, titles: string): Localized<string> => ({
  uz: `Busiz eʼlon qilingan yozuvlar toʻliq emas (${name}, ${field}): ${titles}. Avval ularda boshqasini tanlang yoki ularni eʼlondan oling.`,
  ru: `Без этого опубликованные записи неполны (${name}, ${field}): ${titles}. Сначала выберите в них другое или снимите их с публикации.`,
  en: `This is the ${field} of ${name} that is published: ${titles}. Give it another ${field} first, or unpublish it.`,
});

/**
 * Asserts that no published entry requires this one, before it is withdrawn.
 * @throws a ValidationError that names them
 */
export async function assertNotRequired(
  strapi: Core.Strapi,
  target: string,
  documentId: string,
  locale: string | readonly string[],
): Promise<void> {
  for (const { name, field } of findRequiredRelations(target)) {
    const dependants = await getDocuments(strapi, getContentTypeUid(name)).findMany({
      filters: { [field]: { documentId } },
      locale,
      status: 'published',
    });
    if (dependants.length === 0) continue;
    throw new errors.ValidationError(
      translateForEditor(strapi, getDependantsMessage(name, field, dependants.map(getEntryTitle).join(', '))),
    );
  }
}
