import type { Entry } from '@ochiq/contract/content-types';
import { locales } from '@ochiq/contract/locales';

import type { Reading } from '../reading.ts';
import { organizationReference, type OrganizationReference } from './organization.ts';

export type GovernmentService = {
  '@type': 'GovernmentService';
  name: string;
  description: string;
  url: string;
  serviceOperator: OrganizationReference;
  areaServed: { '@type': 'Country'; name: string };
  audience: { '@type': 'Audience'; audienceType: string } | null;
  serviceOutput: { '@type': 'Thing'; name: string } | null;
  availableChannel: { '@type': 'ServiceChannel'; serviceUrl: string; availableLanguage: string } | null;
};

/** ISO 3166-1. */
const country = 'UZ';

export function governmentService(reading: Reading, service: Entry<'service'>, url: string): GovernmentService {
  const { name, summary, whoCanApply, result, applyUrl } = service;
  return {
    '@type': 'GovernmentService',
    name,
    description: summary,
    url,
    serviceOperator: organizationReference(reading),
    areaServed: { '@type': 'Country', name: country },
    audience: whoCanApply === null ? null : { '@type': 'Audience', audienceType: whoCanApply },
    serviceOutput: result === null ? null : { '@type': 'Thing', name: result },
    availableChannel: applyUrl?.startsWith('https://')
      ? { '@type': 'ServiceChannel', serviceUrl: applyUrl, availableLanguage: locales[reading.locale].tag }
      : null,
  };
}
