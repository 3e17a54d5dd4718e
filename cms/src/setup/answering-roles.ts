import { intakeTypes } from '@ochiq/contract/intake-types';
import type { Core } from '@strapi/strapi';

import { adminService, type Permission } from '../strapi/admin-services';
import { ensureRole } from './ensure-role';
import { unnotedIntake } from './unnoted-types';

const read = 'plugin::content-manager.explorer.read';
const update = 'plugin::content-manager.explorer.update';

/** The fields that editors decide on; those that a citizen wrote are read only. */
const decided = ['stage', 'answer', 'answeredOn', 'outcome', 'suspicion'];

const uidOfIntake = (name: string) => `api::${name}.${name}`;

/** What holds a person's working life is read by those who choose among applicants, and not by who answers appeals. */
const inquiries = [uidOfIntake('inquiry')];
const messages = Object.keys(intakeTypes)
  .map(uidOfIntake)
  .filter((uid) => !inquiries.includes(uid));

function permissions(strapi: Core.Strapi, subjects: readonly string[]): readonly Permission[] {
  const actions = adminService(strapi, 'permission').actionProvider.values();
  const wanted = actions.filter(({ section, actionId }) => section === 'contentTypes' && [read, update].includes(actionId));
  return adminService(strapi, 'content-type')
    .getPermissionsWithNestedFields(wanted)
    .filter(({ subject }) => subject !== null && subjects.includes(subject))
    .map((permission) => {
      if (permission.action === read) return permission;
      const fields = (permission.properties.fields ?? []).filter((field) => decided.includes(field));
      return { ...permission, properties: { ...permission.properties, fields } };
    });
}

/** The roles of those who answer the public. */
export async function ensureAnsweringRoles(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'setup' });
  const isMade = (await store.get({ key: 'appeals-role' })) === true;
  await ensureRole(strapi, {
    key: 'appeals',
    name: 'Appeals and messages',
    description: 'Reads and answers what the public sends: appeals, messages, comments, reviews',
    types: messages,
    permissions: permissions(strapi, messages),
    unnoted: isMade ? unnotedIntake.map(uidOfIntake) : null,
  });
  await ensureRole(strapi, {
    key: 'inquiries',
    name: 'Applications and questions',
    description: 'Reads and answers applications for vacancies, and questions about vacancies and tenders',
    types: inquiries,
    permissions: permissions(strapi, inquiries),
    unnoted: null,
  });
}
