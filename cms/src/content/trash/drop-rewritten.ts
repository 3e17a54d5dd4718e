import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import type { EntryQuery } from '../history/version';

/**
 * Takes an entry out of the trash that was written again: restoring it would overwrite the new text. What was deleted is
 * in its history.
 */
export async function dropRewritten(strapi: Core.Strapi, { type, document, locale }: EntryQuery): Promise<void> {
  await getTable(strapi, 'trash').deleteMany({ where: { type, document, locale } });
}
