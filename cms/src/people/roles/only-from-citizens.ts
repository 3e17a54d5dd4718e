import { intakeTypes } from '@ochiq/contract/forms/intake-types';
import type { Core } from '@strapi/strapi';

import { getAdminService } from '../../platform/strapi/admin-services';

const createAction = 'plugin::content-manager.explorer.create';
const fromCitizens = Object.keys(intakeTypes).map((name) => `api::${name}.${name}`);

/**
 * Leaves it to citizens to send something: no role of the panel, not even the Super Admin's, has a right to create or copy
 * it. What would be made there has no receipt, no code and no sender, and the panel could not save it.
 */
export function denyCreationInPanel(strapi: Core.Strapi): void {
  getAdminService(strapi, 'permission').actionProvider.hooks.willRegister.register(({ value }) => {
    if (value.actionId === createAction) value.subjects = value.subjects?.filter((subject) => !fromCitizens.includes(subject));
  });
}
