import { intakeTypes } from '@ochiq/contract/intake-types';
import type { Core } from '@strapi/strapi';

import { adminService } from '../strapi/admin-services';

const creating = 'plugin::content-manager.explorer.create';
const fromCitizens = Object.keys(intakeTypes).map((name) => `api::${name}.${name}`);

/**
 * Leaves it to citizens to send something: no role of the panel, not even the Super Admin's, has a right to create or copy
 * it. What would be made there has no receipt, no code and no sender, and the panel could not save it.
 */
export function leaveToCitizens(strapi: Core.Strapi): void {
  adminService(strapi, 'permission').actionProvider.hooks.willRegister.register(({ value }) => {
    if (value.actionId === creating) value.subjects = value.subjects?.filter((subject) => !fromCitizens.includes(subject));
  });
}
