import { type ContentTypeName, contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import { type Locale, localeCodes, locales } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';
import * as z from 'zod';
import { type IntakeTypeName, intakeTypes } from '@ochiq/contract/forms/intake-types';

import { getAdminService, type Permission } from '../../platform/strapi/admin-services';
import { ensureRole } from './ensure-role';

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

/** The types that editor roles had before they were noted. Nothing is added here: new types are noted. */
const unnotedContent: readonly ContentTypeName[] = [
  'alert',
  'announcement',
  'appeal-statistic',
  'category',
  'dataset',
  'document',
  'faq',
  'home',
  'navigation',
  'news',
  'person',
  'press-conference',
  'project',
  'redirect',
  'section-page',
  'service',
  'site',
  'tag',
  'tender',
  'testimonial',
  'unit',
  'vacancy',
];

/** The same for the appeals role. */
const unnotedIntake: readonly IntakeTypeName[] = ['appeal', 'callback-request', 'comment', 'contact-message', 'page-feedback', 'review'];

/** What a start noted that did not note the types. */
const localesMade = z.array(z.string());

const subjects: readonly string[] = contentTypeNames.map(getContentTypeUid);
const mediaActions = ['read', 'assets.create', 'assets.update', 'assets.download', 'assets.copy-link', 'configure-view'];

function contentPermissions(strapi: Core.Strapi, locale: Locale): readonly Permission[] {
  const actions = getAdminService(strapi, 'permission').actionProvider.values();
  const inContent = actions.filter(({ section }) => section === 'contentTypes');
  return getAdminService(strapi, 'content-type')
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

/** Creates one role for each language. */
export async function ensureEditorRoles(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'setup' });
  const made = localesMade.parse((await store.get({ key: 'editor-roles' })) ?? []);
  for (const locale of localeCodes)
    await ensureRole(strapi, {
      key: `editor-${locale}`,
      name: `Editor (${locale})`,
      description: `Writes and publishes in one language: ${locales[locale].name}`,
      types: subjects,
      permissions: [...contentPermissions(strapi, locale), ...mediaPermissions],
      unnoted: made.includes(locale) ? unnotedContent.map(getContentTypeUid) : null,
    });
}

/** Who audits reads what editors and those who answer the public read: never a key, a token or the address of a webhook. */
const auditorActions = [
  'admin::audit-log.read',
  'admin::review-rules.read',
  'admin::users.read',
  'admin::roles.read',
  'plugin::upload.read',
  'plugin::i18n.locale.read',
];

/** Creates the role that reads everything and changes nothing; each read of what citizens sent is in the audit log. */
export async function ensureAuditorRole(strapi: Core.Strapi): Promise<void> {
  const types = [...subjects, ...Object.keys(intakeTypes).map(toUid)];
  const actions = getAdminService(strapi, 'permission').actionProvider.values();
  const content = getAdminService(strapi, 'content-type')
    .getPermissionsWithNestedFields(actions.filter(({ section, actionId }) => section === 'contentTypes' && actionId === read))
    .filter(({ subject }) => subject !== null && types.includes(subject))
    .map((permission) =>
      subjects.includes(permission.subject ?? '')
        ? { ...permission, properties: { ...permission.properties, locales: [...localeCodes] } }
        : permission,
    );
  const others = auditorActions.map((action) => ({ action, subject: null, properties: {}, conditions: [] }));
  await ensureRole(strapi, {
    key: 'auditor',
    name: 'Auditor',
    description: 'Reads everything and the audit log, and changes nothing',
    types,
    permissions: [...content, ...others],
    unnoted: null,
  });
}
