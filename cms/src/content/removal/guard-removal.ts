import { type ContentTypeName, contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import { defaultLocale } from '@ochiq/contract/routing/locales';
import type { Core, Modules } from '@strapi/strapi';

import { withWriteLock } from '../../platform/database/transactions';
import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { describeUses } from './describe-uses';
import { findRemovalUses, type EntryUse, type Removal } from './find-removal-uses';
import { createEntryReplacement, createRedirectReplacement } from './replacements';
import { findRemovalOrder, type RemovalOrder } from './removal-request';
import { getUsedText } from './removal-texts';
import { replaceUses, type Replacement } from './replace-uses';
import { UsedError } from './used-error';

type Params = { documentId?: string; locale?: string | readonly string[] };

const names = new Map<string, ContentTypeName>(contentTypeNames.map((name) => [getContentTypeUid(name), name]));

/** The published uses of what is removed: those of drafts alone do not hinder it. */
export const findPublishedUses = async (strapi: Core.Strapi, removal: Removal): Promise<readonly EntryUse[]> =>
  (await findRemovalUses(strapi, removal)).filter(({ published }) => published !== null);

/**
 * Prepares what was chosen for the uses of entries; `null` where they are left.
 * @throws a UsedError that lists them: nothing was chosen; a ValidationError: it is not possible
 */
export async function prepareChoice(
  strapi: Core.Strapi,
  removal: Removal,
  uses: readonly EntryUse[],
  { choice, replacer }: Pick<RemovalOrder, 'choice' | 'replacer'>,
): Promise<((use: EntryUse) => Replacement) | null> {
  switch (choice?.kind) {
    case 'withdraw':
      return null;
    case 'replace':
      return createEntryReplacement(strapi, removal, choice.by, uses);
    case 'redirect':
      return createRedirectReplacement(strapi, removal, choice.to);
    case undefined: {
      const described = await describeUses(strapi, replacer.userAbility, { ...removal, uses });
      throw new UsedError(translateForEditor(strapi, getUsedText(described)), { removal: described });
    }
  }
}

/** Does with the uses of entries what was chosen. @throws as `prepareChoice` and `replaceUses` do */
async function settleUses(strapi: Core.Strapi, removal: Removal, order: RemovalOrder): Promise<void> {
  const uses = await findPublishedUses(strapi, removal);
  if (uses.length === 0) return;
  const getReplacement = await prepareChoice(strapi, removal, uses, order);
  if (getReplacement) await replaceUses(strapi, order.replacer, uses, getReplacement);
}

/** What has been done with the uses of all entries of a request: those of a list are removed one by one, at the same time. */
const settled = new WeakMap<object, Promise<void>>();

function settleOnce(strapi: Core.Strapi, removal: Removal, order: RemovalOrder): Promise<void> {
  const { selected, request } = order;
  const [document] = removal.documents;
  if (document === undefined || !selected.includes(document)) return settleUses(strapi, removal, order);
  const done = settled.get(request) ?? settleUses(strapi, { ...removal, documents: selected }, order);
  settled.set(request, done);
  return done;
}

/**
 * Returns a document middleware that takes nothing off the site which published entries use, unless the request says
 * what happens with these uses; and that does this first, in one transaction. What the CMS removes by itself is no
 * matter of choice.
 */
export function guardRemoval(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const type = names.get(context.uid);
    const { documentId, locale = defaultLocale } = context.params as Params;
    if (type === undefined || documentId === undefined || !['delete', 'unpublish'].includes(context.action)) return next();
    const order = findRemovalOrder(strapi, context.uid);
    if (!order) return next();
    return withWriteLock(strapi, async () => {
      await settleOnce(strapi, { type, documents: [documentId], locale }, order);
      return next();
    });
  };
}
