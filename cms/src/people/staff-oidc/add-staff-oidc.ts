import type { Core } from '@strapi/strapi';

import { addStaffIdentitiesRoutes } from './staff-identities-routes';
import { addStaffLinkRoutes } from './staff-link-routes';
import { addStaffSignInRoutes } from './staff-sign-in-routes';

/** Adds the sign-in of staff through a provider. .github/adr/0138-oidc-for-staff.md says what else goes when Strapi has its own. */
export function addStaffOidc(strapi: Core.Strapi): void {
  addStaffSignInRoutes(strapi);
  addStaffIdentitiesRoutes(strapi);
  addStaffLinkRoutes(strapi);
}
