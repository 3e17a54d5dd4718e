import { getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';

import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { getDocuments, runAsSystem } from '../../platform/strapi/documents';
import { createRefusal } from '../../platform/strapi/refusal';
import { toDocumentData } from '../history/document-data';
import { readKnownTargets } from '../history/known-targets';
import { withOrigin } from '../history/origin';
import { isApprovalNeeded } from '../review/require-approval';
import { checkUse, type CheckedUse, countByType, maxReplaced } from './describe-uses';
import { findOccurrences, type Sought } from './find-occurrences';
import type { EntryUse } from './find-removal-uses';
import { getForeignUsesText, getReviewedUsesText, getTooManyUsesText } from './removal-texts';
import { replaceInEntry, type Substitute } from './replace-in-entry';

/** Who replaces; at a planned time what they may not change is left as it is. */
export type Replacer = { userAbility: unknown; author: number | undefined; isLenient: boolean };

/** What is replaced in an entry of a language: what is sought there, and what takes its place. */
export type Replacement = { sought: Sought; substitute: Substitute };

/** Writes the draft of an entry with the substitute, and publishes it where it was published as it stands. */
async function replaceInUse(
  strapi: Core.Strapi,
  { use, content, isChanged }: CheckedUse,
  { sought, substitute }: Replacement,
): Promise<void> {
  const { type, documentId, locale, isPublished } = use;
  // A hidden item of a menu leads somewhere, too: it may be shown again.
  const changed = replaceInEntry(content, findOccurrences(type, content, sought), substitute);
  const fields = Object.keys(changed).filter((name) => changed[name] !== content[name]);
  if (fields.length === 0) return;
  const { data } = toDocumentData(type, changed, fields, await readKnownTargets(strapi, type, [changed], locale));
  const documents = getDocuments(strapi, getContentTypeUid(type));
  await documents.update({ documentId, locale, data });
  if (isPublished && !isChanged) await documents.publish({ documentId, locale });
}

/** Finds the uses whose change would be published at once, though it needs an approval. */
async function findReviewed(strapi: Core.Strapi, checked: readonly CheckedUse[]): Promise<CheckedUse[]> {
  const reviewed: CheckedUse[] = [];
  for (const one of checked) {
    const { type, documentId: document, locale, isPublished } = one.use;
    if (isPublished && !one.isChanged && (await isApprovalNeeded(strapi, { type, document, locale }))) reviewed.push(one);
  }
  return reviewed;
}

/**
 * Puts something in the place of what is removed, in all entries that use it. Entries with unpublished changes are
 * changed in their drafts only: what is not published yet stays so.
 * @throws a refusal that counts, by type, the entries which the user may not change, or whose change needs an approval
 */
export async function replaceUses(
  strapi: Core.Strapi,
  { userAbility, author, isLenient }: Replacer,
  uses: readonly EntryUse[],
  getReplacement: (use: EntryUse) => Replacement,
): Promise<void> {
  if (uses.length > maxReplaced && !isLenient)
    throw createRefusal(translateForEditor(strapi, getTooManyUsesText(uses.length, maxReplaced)));
  const checked: CheckedUse[] = [];
  for (const entryUse of uses) checked.push(await checkUse(strapi, userAbility, entryUse));
  const foreign = checked.filter(({ mayChange, published }) => !mayChange && published !== null);
  if (foreign.length > 0 && !isLenient) throw createRefusal(translateForEditor(strapi, getForeignUsesText(countByType(foreign))));
  const reviewed = await findReviewed(strapi, checked);
  if (reviewed.length > 0 && !isLenient) throw createRefusal(translateForEditor(strapi, getReviewedUsesText(countByType(reviewed))));
  await withOrigin({ source: 'edit', ...(author !== undefined && { author }) }, () =>
    runAsSystem(strapi, async () => {
      for (const use of checked) if (use.mayChange && !reviewed.includes(use)) await replaceInUse(strapi, use, getReplacement(use));
    }),
  );
}
