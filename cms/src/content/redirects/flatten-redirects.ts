import { getContentTypeUid } from '@ochiq/contract/content-types';
import { defaultLocale } from '@ochiq/contract/routing/locales';
import { planRedirect, type Redirect } from '@ochiq/contract/routing/redirect-plan';
import type { Core, Modules } from '@strapi/strapi';

import { settings } from '../../env';
import { getDocuments, runAsSystem } from '../../platform/strapi/documents';
import { applyPlan, readRedirects } from './published-redirects';

type Params = { documentId?: string; locale?: string | readonly string[] };

const uid = getContentTypeUid('redirect');

const isComplete = ({ from, to }: Readonly<Record<string, unknown>>) => typeof from === 'string' && typeof to === 'string';

/**
 * Returns a document middleware that avoids chains of redirects: one that is published leads to the last target, and
 * those that led to it are updated to that too, in one transaction. A loop is left to the publish guard, which refuses
 * it.
 */
export function flattenRedirects(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { documentId, locale = defaultLocale } = context.params as Params;
    if (context.uid !== uid || context.action !== 'publish' || documentId === undefined) return next();
    return strapi.db.transaction(async () => {
      const [draft] = await getDocuments(strapi, uid).findMany({ filters: { documentId }, locale, status: 'draft' });
      if (!draft || !isComplete(draft)) return next();
      const others = (await readRedirects(strapi)).filter((other) => other.documentId !== documentId);
      const candidate: Redirect = { from: String(draft['from']), to: String(draft['to']), permanent: draft['permanent'] === true };
      const plan = planRedirect(candidate, others, settings.SITE_URL);
      if ('loop' in plan) return next();
      const { to, permanent } = plan.redirect;
      if (to !== candidate.to) {
        const data = { to, permanent };
        await runAsSystem(strapi, () => getDocuments(strapi, uid).update({ documentId, locale: draft.locale, data }));
      }
      const result = await next();
      await applyPlan(strapi, others, { removed: [], changed: plan.changed, added: [] });
      return result;
    });
  };
}
