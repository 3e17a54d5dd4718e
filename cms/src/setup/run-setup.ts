import type { Core } from '@strapi/strapi';

import { closeAccounts } from './accounts';
import { ensureAdministrator } from './administrator';
import { ensureAnsweringRoles } from './answering-roles';
import { ensureBuildToken } from './build-token';
import { ensureEditorRoles } from './editor-roles';
import { ensureLocales } from './locales';

/** Sets up what the CMS needs besides its content; a second run changes nothing. */
export async function runSetup(strapi: Core.Strapi): Promise<void> {
  await ensureLocales(strapi);
  await ensureAdministrator(strapi);
  await ensureBuildToken(strapi);
  await ensureEditorRoles(strapi);
  await ensureAnsweringRoles(strapi);
  await closeAccounts(strapi);
}
