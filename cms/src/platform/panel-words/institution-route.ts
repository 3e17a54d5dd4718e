import { getContentTypeUid } from '@ochiq/contract/content-types';
import { localeCodes } from '@ochiq/contract/routing/locales';
import type { Core, UID } from '@strapi/strapi';

import { settings } from '../../env';
import type { InstitutionFacts, InstitutionNames } from './institution';

type Context = { body: unknown };
type AdminRouters = Record<string, { type: 'admin'; routes: readonly unknown[] }>;
type Site = { shortName?: string | null } | null;

const uid = getContentTypeUid('site') as UID.ContentType;

async function readNames(strapi: Core.Strapi): Promise<InstitutionNames> {
  const names: InstitutionNames = {};
  for (const locale of localeCodes) {
    const site = (await strapi.documents(uid).findFirst({ locale, status: 'published' })) as Site;
    if (site?.shortName) names[locale] = site.shortName;
  }
  return names;
}

/** Adds the panel's route for the institution's name and site address. Both are public, so no session is needed. */
export function addInstitutionRoute(strapi: Core.Strapi): void {
  const routers = strapi.admin.routes as unknown as AdminRouters;
  const handler = async (context: Context) => {
    const facts: InstitutionFacts = { names: await readNames(strapi), siteUrl: settings.SITE_URL ?? null };
    context.body = facts;
  };
  routers['institution'] = { type: 'admin', routes: [{ method: 'GET', path: '/institution', handler, config: { auth: false } }] };
}
