import type { Entry } from '@ochiq/contract/content-types';
import { locales } from '@ochiq/contract/routing/locales';

import type { RenderContext } from '../render-context.ts';
import { buildOrganizationReference, type OrganizationReference } from './build-organization.ts';

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

export function buildGovernmentService(context: RenderContext, service: Entry<'service'>, url: string): GovernmentService {
  const { name, summary, whoCanApply, result, applyUrl } = service;
  return {
    '@type': 'GovernmentService',
    name,
    description: summary,
    url,
    serviceOperator: buildOrganizationReference(context),
    areaServed: { '@type': 'Country', name: country },
    audience: whoCanApply === null ? null : { '@type': 'Audience', audienceType: whoCanApply },
    serviceOutput: result === null ? null : { '@type': 'Thing', name: result },
    availableChannel: applyUrl?.startsWith('https://')
      ? { '@type': 'ServiceChannel', serviceUrl: applyUrl, availableLanguage: locales[context.locale].tag }
      : null,
  };
}
