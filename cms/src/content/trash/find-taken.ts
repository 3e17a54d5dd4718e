import { contentTypes, type ContentTypeName, getContentTypeUid } from '@ochiq/contract/content-types';
import type { Field } from '@ochiq/contract/fields/field';
import type { Locale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { createRightsCheck, populateCreator } from '../../people/roles/panel-rights';
import { getRows } from '../../platform/strapi/rows';
import { getUniqueField } from '../publish-validation/neighbours';
import { toUse } from '../uses/read-entries';
import type { TakenValue } from './trashed';

type Values = Readonly<Record<string, unknown>>;
type OtherRow = Values & { id: number };

/** A field whose value no two entries of a language may share: `within` where only those that have the same value of it. */
type UniqueField = { name: string; within?: string };

/** Lists the fields of a type whose value no two entries of a language may share. */
function listUniqueFields(type: ContentTypeName): UniqueField[] {
  const fields = Object.entries<Field>(contentTypes[type].fields);
  const slugs = fields.flatMap(([name, { cms }]) => (cms.type === 'uid' ? [{ name }] : []));
  // The slug of a page is part of an address: it is taken only below the same parent.
  const inTree = fields.flatMap(([within, { isPageParent }]) => (isPageParent ? [{ name: 'slug', within }] : []));
  const unique = getUniqueField(type);
  return [...slugs, ...inTree, ...(unique === undefined ? [] : [{ name: unique }])];
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

type Restored = { type: ContentTypeName; document: string; locale: Locale; data: Values };

/** Finds the values of an entry that another one has, in its draft or on the site. */
export async function findTakenValues(
  strapi: Core.Strapi,
  userAbility: unknown,
  { type, document, locale, data }: Restored,
): Promise<TakenValue[]> {
  const uid = getContentTypeUid(type);
  const taken: TakenValue[] = [];
  for (const { name: field, within } of listUniqueFields(type)) {
    const value = data[field];
    if (typeof value !== 'string' || value === '') continue;
    const neighbours = within === undefined ? {} : { [within]: isEmpty(data[within]) ? { $null: true } : data[within] };
    const where = { [field]: value, ...neighbours, locale, documentId: { $ne: document } };
    const [other] = await getRows<OtherRow>(strapi, uid).findMany({
      where,
      limit: 1,
      populate: populateCreator,
    });
    if (!other) continue;
    const mayRead = createRightsCheck(strapi, userAbility, uid, other)('read');
    taken.push({ locale, field, value, by: mayRead ? (toUse(type, other, [])?.title ?? '') : null });
  }
  return taken;
}
