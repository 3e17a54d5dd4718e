import { contentTypeNames, uidOf } from '@ochiq/contract/content-types';
import { localeCodes, locales, type Locale } from '@ochiq/contract/locales';
import type { Core } from '@strapi/strapi';

import { adminService, type Permission } from '../strapi/admin-services';

const subjects: readonly string[] = contentTypeNames.map(uidOf);
const mediaActions = ['read', 'assets.create', 'assets.update', 'assets.download', 'assets.copy-link', 'configure-view'];

function contentPermissions(strapi: Core.Strapi, locale: Locale): readonly Permission[] {
  const actions = adminService(strapi, 'permission').actionProvider.values();
  const inContent = actions.filter(({ section }) => section === 'contentTypes');
  return adminService(strapi, 'content-type')
    .getPermissionsWithNestedFields(inContent)
    .filter(({ subject }) => subject !== null && subjects.includes(subject))
    .map(({ action, subject, properties, conditions }) => ({
      action,
      subject,
      properties: { ...properties, locales: [locale] },
      conditions,
    }));
}

const mediaPermissions: readonly Permission[] = mediaActions.map((action) => ({
  action: `plugin::upload.${action}`,
  subject: null,
  properties: {},
  conditions: [],
}));

async function createRole(strapi: Core.Strapi, locale: Locale): Promise<void> {
  const roles = adminService(strapi, 'role');
  const description = `Writes and publishes in one language: ${locales[locale].name}`;
  const role = await roles.create({ name: `Editor (${locale})`, description });
  await roles.assignPermissions(role.id, [...contentPermissions(strapi, locale), ...mediaPermissions]);
}

/** One role for each language, made once; what an administrator changes, renames or deletes stays so. */
export async function ensureEditorRoles(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'setup' });
  const made = ((await store.get({ key: 'editor-roles' })) ?? []) as readonly string[];
  for (const locale of localeCodes.filter((code) => !made.includes(code))) await createRole(strapi, locale);
  await store.set({ key: 'editor-roles', value: localeCodes });
}
