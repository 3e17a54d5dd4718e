import { getContentTypeUid } from '@ochiq/contract/content-types';
import { localeCodes } from '@ochiq/contract/routing/locales';
import type { Core, UID } from '@strapi/strapi';

import { settings } from '../../env';
import { addPublicPanelRoutes } from '../strapi/panel-routes';
import type { InstitutionResponse, InstitutionNames } from './institution';

type Context = { body: unknown };
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
  const handler = async (context: Context) => {
    const institution: InstitutionResponse = { names: await readNames(strapi), siteUrl: settings.SITE_URL ?? null };
    context.body = institution;
  };
  addPublicPanelRoutes(strapi, [{ method: 'GET', path: '/institution', handler }]);
}
