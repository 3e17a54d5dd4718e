import type { ContentTypeName } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';

import { readContents } from '../history/stored-contents';
import { followBasis, listBasisContents } from '../list-details/follow-basis';
import type { TranslationBasis } from '../list-details/outdated-translations';
import type { BoardCell } from './board';

/**
 * Counts how many changes of a source need no translation, of how many; `null` where none was confirmed. It is read for the rows that
 * are shown: states are by whole entries.
 */
export async function readProgress(
  strapi: Core.Strapi,
  type: ContentTypeName,
  basis: TranslationBasis | null,
): Promise<BoardCell['progress']> {
  if (!basis || basis.confirmedChanges.length === 0) return null;
  const tracked = followBasis(type, basis, await readContents(strapi, listBasisContents(basis)));
  return tracked && { done: tracked.waved.length, of: tracked.waved.length + tracked.open.length };
}
