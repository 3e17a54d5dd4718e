import { getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';

import { readTrash } from '../trash/stored-trash';
import type { MissingField } from './document-data';
import type { MissingNames } from './version';

/**
 * Names what is gone, field by field: files as they were called, and entries that are in the trash, as far as the user may
 * see them there. Others have no name.
 * @param userAbility of the request's state
 */
export async function nameMissing(strapi: Core.Strapi, userAbility: unknown, missing: readonly MissingField[]): Promise<MissingNames[]> {
  const hasEntries = missing.some(({ targets }) => targets.some((target) => 'uid' in target));
  const trashed = hasEntries ? await readTrash(strapi, userAbility) : [];
  const titles = new Map(trashed.map(({ type, document, title }) => [`${getContentTypeUid(type)} ${document}`, title]));
  return missing.map(({ field, targets }) => {
    const names = targets.map((target) => ('file' in target ? target.file : titles.get(`${target.uid} ${target.documentId}`)));
    return { field, names: [...new Set(names.flatMap((name) => name || []))] };
  });
}
