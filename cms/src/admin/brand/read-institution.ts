import { getFetchClient } from '@strapi/strapi/admin';

import { institutionNames, institutionPath, type InstitutionNames } from '../../panel/institution.ts';

/** Asks once how the institution is called. Where the CMS does not say, the panel has no name but works. */
export async function readInstitution(): Promise<InstitutionNames> {
  try {
    const { data } = await getFetchClient().get(institutionPath);
    return institutionNames.parse(data);
  } catch {
    return {};
  }
}

/** Where the panel keeps the name among its texts. */
export const nameId = 'app.components.LeftMenu.navbrand.title';

/** Returns the texts that are the name: the heading of the entrance, and what the logo is called. */
export const nameTexts = (name: string | undefined): Readonly<Record<string, string>> =>
  name === undefined ? {} : { 'Auth.form.welcome.title': name, [nameId]: name, 'app.components.LeftMenu.logo.alt': name };
