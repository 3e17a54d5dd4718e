import { contentTypeNames, uidOf, type ContentTypeName } from '@ochiq/contract/content-types';
import { defaultLocale, localeCodes } from '@ochiq/contract/locales';
import type { Core, Modules } from '@strapi/strapi';

import { refuseIfAny } from './complaint';
import { keepNeeded } from './dependants';
import { complaintsAmong } from './neighbours';
import { complaintsAbout, readVersions } from './unfit';

type Params = { documentId?: string; locale?: string | readonly string[]; status?: string };

const names = new Map<string, ContentTypeName>(contentTypeNames.map((name) => [uidOf(name), name]));

/** Publishing is publishing, also as a part of saving. */
const publishes = (action: string, { status }: Params) =>
  action === 'publish' || ((action === 'create' || action === 'update') && status === 'published');

const withdraws = (action: string) => action === 'unpublish' || action === 'delete';

async function refuseUnfit(strapi: Core.Strapi, name: ContentTypeName, versions: Parameters<typeof readVersions>[2]): Promise<void> {
  const rows = await readVersions(strapi, name, versions);
  const unfit = complaintsAbout(name, rows);
  refuseIfAny(strapi, unfit);
  if (versions.status === 'published') refuseIfAny(strapi, await complaintsAmong(strapi, name, rows));
}

/**
 * Nothing is published that the site can't be built of. The drafts are read first, so that all
 * that is wrong is said at once; then what was published is read again, in every language, because
 * a relation to a draft is lost on the way and a shared value reaches the other languages.
 * Either all of it happens or nothing.
 */
export function publishGuard(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const name = names.get(context.uid);
    const params = context.params as Params;
    const { documentId, locale = defaultLocale } = params;
    if (name === undefined) return next();
    if (withdraws(context.action) && documentId !== undefined) {
      await keepNeeded(strapi, context.uid, documentId, locale);
      return next();
    }
    if (!publishes(context.action, params)) return next();
    return strapi.db.transaction(async () => {
      if (documentId !== undefined && context.action === 'publish')
        await refuseUnfit(strapi, name, { documentId, locale, status: 'draft' });
      const result = await next();
      const published = documentId ?? (result as { documentId: string }).documentId;
      await refuseUnfit(strapi, name, { documentId: published, locale: localeCodes, status: 'published' });
      return result;
    });
  };
}
