import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import type { Use, UsesResponse } from '../uses/use';
import { readTrash, type TrashedRow } from './stored-trash';

type File = { hash: string };

const toUse = ({ type, document: documentId, locale, title }: TrashedRow): Use => ({
  ...{ type, documentId, locale, title },
  isPublished: false,
  words: [],
});

/**
 * Finds the entries in the trash that show a file: by title as far as the user may see them, the others as a number.
 * @param userAbility of the request's state; without a request no title is given
 */
export async function findTrashedUses(strapi: Core.Strapi, userAbility: unknown, { hash }: File): Promise<UsesResponse> {
  const isUsing = ({ files }: { files: string }) => files.split(',').includes(hash);
  // A sign of the hash may stand for any in a search.
  const rows = (await getTable(strapi, 'trash').findMany({ where: { files: { $contains: `,${hash},` } } })).filter(isUsing);
  if (rows.length === 0) return { uses: [], others: 0 };
  const ids = new Set(rows.map(({ id }) => id));
  const visible = (await readTrash(strapi, userAbility)).filter(({ id }) => ids.has(id));
  return { uses: visible.map(toUse), others: rows.length - visible.length };
}
