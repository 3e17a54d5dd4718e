import { contentTypeNames, type ContentTypeName, getContentTypeUid } from '@ochiq/contract/content-types';
import { isLocale, type Locale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { createRightsCheck, type RightsCheck } from '../../people/roles/panel-rights';
import { getTable } from '../../platform/database/get-table';
import { getRows } from '../../platform/strapi/rows';
import type { TrashedDocument } from './trashed';

type StoredRow = Awaited<ReturnType<ReturnType<typeof getTable<'trash'>>['findMany']>>[number];

/** A deleted entry, and the user's rights to it: by its language, and by who made it. */
export type TrashedRow = Omit<StoredRow, 'type' | 'locale'> & { type: ContentTypeName; locale: Locale; check: RightsCheck };

type Creator = { id: number };

async function readCreators(strapi: Core.Strapi, rows: readonly StoredRow[]): Promise<ReadonlyMap<number, Creator>> {
  const ids = [...new Set(rows.flatMap(({ creator }) => creator ?? []))];
  if (ids.length === 0) return new Map();
  const people = await getRows<Creator>(strapi, 'admin::user').findMany({ where: { id: { $in: ids } }, populate: { roles: true } });
  return new Map(people.map((person) => [person.id, person]));
}

/** How many rows of the trash are looked at: about 300 documents in three languages. */
const maxRows = 1000;

/** Reads the deleted entries that the user may see, those that were deleted last first. */
export async function readTrash(strapi: Core.Strapi, userAbility: unknown, document?: TrashedDocument): Promise<TrashedRow[]> {
  const rows = await getTable(strapi, 'trash').findMany({ ...(document && { where: document }), orderBy: { id: 'desc' }, limit: maxRows });
  const creators = await readCreators(strapi, rows);
  return rows.flatMap((row) => {
    const type = contentTypeNames.find((name) => name === row.type);
    const { locale } = row;
    if (type === undefined || !isLocale(locale)) return [];
    const createdBy = row.creator === null ? null : (creators.get(row.creator) ?? null);
    const entity = { documentId: row.document, locale, createdBy };
    const check = createRightsCheck(strapi, userAbility, getContentTypeUid(type), entity);
    return check('delete') || (check('read') && check('create')) ? [{ ...row, type, locale, check }] : [];
  });
}
