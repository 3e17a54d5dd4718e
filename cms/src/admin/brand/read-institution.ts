import { getFetchClient } from '@strapi/strapi/admin';

import { institutionFacts, institutionPath, type InstitutionFacts } from '../../platform/panel-words/institution.ts';

async function requestFacts(): Promise<InstitutionFacts> {
  try {
    const { data } = await getFetchClient().get(institutionPath);
    return institutionFacts.parse(data);
  } catch {
    return { names: {}, siteUrl: null };
  }
}

let pendingFacts: Promise<InstitutionFacts> | undefined;

/** Reads once how the institution is called and where its site is. Where the CMS does not say, the panel works without a name. */
export const readInstitution = (): Promise<InstitutionFacts> => (pendingFacts ??= requestFacts());
