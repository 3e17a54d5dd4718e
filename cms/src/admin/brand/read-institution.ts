import { getFetchClient } from '@strapi/strapi/admin';

import { institutionFacts, institutionPath, type InstitutionFacts } from '../../platform/panel-words/institution.ts';

async function ask(): Promise<InstitutionFacts> {
  try {
    const { data } = await getFetchClient().get(institutionPath);
    return institutionFacts.parse(data);
  } catch {
    return { names: {}, siteUrl: null };
  }
}

let pendingFacts: Promise<InstitutionFacts> | undefined;

/** Asks once how the institution is called and where its site is. Where the CMS does not say, the panel has no name but works. */
export const readInstitution = (): Promise<InstitutionFacts> => (pendingFacts ??= ask());

/** Where the panel keeps the name among its texts. */
export const nameTextId = 'app.components.LeftMenu.navbrand.title';

/** Returns the texts that are the name: the heading of the entrance, and what the logo is called. */
export const getNameTexts = (name: string | undefined): Readonly<Record<string, string>> =>
  name === undefined ? {} : { 'Auth.form.welcome.title': name, [nameTextId]: name, 'app.components.LeftMenu.logo.alt': name };
