import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import { findNewest } from '../history/stored-versions';
import type { VersionState } from '../history/version';
import type { EntryReview } from './read-entry-review';
import { isReviewNeeded } from './rules/needed-approvals';

/**
 * Returns whether a draft says what is published, was saved since, and is an outdated translation: its publication would be a new one,
 * which counts as made from the source as it is now. That is for as many people to say as the rule asks for.
 */
export async function isOutdatedUnchanged(strapi: Core.Strapi, { entry, rule, state }: EntryReview): Promise<boolean> {
  if (!isReviewNeeded(rule) || state !== 'published') return false;
  const { type, document, locale } = entry;
  if ((await getTable(strapi, 'outdated-translation').count({ where: { type, document, locale } })) === 0) return false;
  return (await findNewest(strapi, entry))?.state === ('draft' satisfies VersionState);
}
