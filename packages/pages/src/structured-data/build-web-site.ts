import { locales } from '@ochiq/contract/routing/locales';
import { pathFor } from '@ochiq/contract/routing/path-for';

import { getSingle, type RenderContext } from '../render-context.ts';
import { buildOrganizationReference, type OrganizationReference } from './build-organization.ts';

export type WebSite = {
  '@type': 'WebSite';
  '@id': string;
  name: string;
  alternateName: string;
  description: string;
  url: string;
  inLanguage: string;
  publisher: OrganizationReference;
};

export function buildWebSite(context: RenderContext): WebSite {
  const { entry: site } = getSingle(context, 'site');
  const url = pathFor('home', context.locale, {});
  return {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name: site.shortName,
    alternateName: site.name,
    description: site.description,
    url,
    inLanguage: locales[context.locale].tag,
    publisher: buildOrganizationReference(context),
  };
}
