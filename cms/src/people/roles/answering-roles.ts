import { intakeTypes } from '@ochiq/contract/forms/intake-types';
import type { Core } from '@strapi/strapi';

import { getAdminService, type Permission } from '../../platform/strapi/admin-services';
import { ensureRole } from './ensure-role';
import { unnotedIntake } from './unnoted-types';

const read = 'plugin::content-manager.explorer.read';
const update = 'plugin::content-manager.explorer.update';

/** The fields that editors decide on; those that a citizen wrote are read only. */
const editableFields = ['stage', 'answer', 'answeredOn', 'outcome', 'suspicion'];

const toUid = (name: string) => `api::${name}.${name}`;

/** What holds a person's working life is read by those who choose among applicants, and not by who answers appeals. */
const inquiries = [toUid('inquiry')];
const messages = Object.keys(intakeTypes)
  .map(toUid)
  .filter((uid) => !inquiries.includes(uid));

function listPermissions(strapi: Core.Strapi, subjects: readonly string[]): readonly Permission[] {
  const actions = getAdminService(strapi, 'permission').actionProvider.values();
  const relevantActions = actions.filter(({ section, actionId }) => section === 'contentTypes' && [read, update].includes(actionId));
  return getAdminService(strapi, 'content-type')
    .getPermissionsWithNestedFields(relevantActions)
    .filter(({ subject }) => subject !== null && subjects.includes(subject))
    .map((permission) => {
      if (permission.action === read) return permission;
      const fields = (permission.properties.fields ?? []).filter((field) => editableFields.includes(field));
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
    permissions: listPermissions(strapi, messages),
    unnoted: isMade ? unnotedIntake.map(toUid) : null,
  });
  await ensureRole(strapi, {
    key: 'inquiries',
    name: 'Applications and questions',
    description: 'Reads and answers applications for vacancies, and questions about vacancies and tenders',
    types: inquiries,
    permissions: listPermissions(strapi, inquiries),
    unnoted: null,
  });
}
