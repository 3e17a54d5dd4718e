import { getFetchClient } from '@strapi/strapi/admin';

import { institutionResponse, institutionPath, type InstitutionResponse } from '../../platform/panel-words/institution.ts';

async function requestInstitution(): Promise<InstitutionResponse> {
  try {
    const { data } = await getFetchClient().get(institutionPath);
    return institutionResponse.parse(data);
  } catch {
    return { names: {}, siteUrl: null };
  }
}

let pendingInstitution: Promise<InstitutionResponse> | undefined;

/** Reads once how the institution is called and where its site is. Where the CMS does not say, the panel works without a name. */
export const readInstitution = (): Promise<InstitutionResponse> => (pendingInstitution ??= requestInstitution());
