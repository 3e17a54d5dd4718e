import { locales } from '@ochiq/contract/locales';
import { pathFor } from '@ochiq/contract/path-for';

import { theSingle, type Reading } from '../reading.ts';
import { organizationReference, type OrganizationReference } from './organization.ts';

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

export function webSite(reading: Reading): WebSite {
  const { entry: site } = theSingle(reading, 'site');
  const url = pathFor('home', reading.locale, {});
  return {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name: site.shortName,
    alternateName: site.name,
    description: site.description,
    url,
    inLanguage: locales[reading.locale].tag,
    publisher: organizationReference(reading),
  };
}
