import type { AuditSetting } from './kinds';

/**
 * What a request of the panel is recorded as. Changes of entries and of files are recorded where they are written, and the
 * routes of our own record what they do by themselves.
 */
export type RequestRule =
  | { what: 'sign-in' }
  /** `reason` is null for who signs out. */
  | { what: 'sign-out'; reason: 'sessions-ended' | null }
  /**
   * The account is that of a parameter, of the body, of the response, or the current one. An entrance is open to strangers,
   * who must not hold the write lock.
   */
  | { what: 'user'; action: 'create' | 'update' | 'delete'; of: 'params' | 'body' | 'response' | 'self'; isEntrance?: true }
  | { what: 'role'; action: 'create' | 'update' | 'delete'; of: 'params' | 'body' | 'response' }
  | { what: 'permission' }
  | { what: 'setting'; setting: AuditSetting }
  /** Reading what citizens sent, or their accounts. */
  | { what: 'personal-data' };

const setting = (name: AuditSetting): RequestRule => ({ what: 'setting', setting: name });

const tokenRules = (path: string, name: AuditSetting): Readonly<Record<string, RequestRule>> => ({
  [`POST ${path}`]: setting(name),
  [`PUT ${path}/:id`]: setting(name),
  [`DELETE ${path}/:id`]: setting(name),
  [`POST ${path}/:id/regenerate`]: setting(name),
});

/** By method and path. */
export const requestRules: Readonly<Record<string, RequestRule>> = {
  'POST /admin/login': { what: 'sign-in' },
  'POST /admin/logout': { what: 'sign-out', reason: null },
  'DELETE /admin/users/me/sessions': { what: 'sign-out', reason: 'sessions-ended' },
  'DELETE /admin/users/me/sessions/:sessionId': { what: 'sign-out', reason: 'sessions-ended' },

  'POST /admin/register-admin': { what: 'user', action: 'create', of: 'response', isEntrance: true },
  'POST /admin/register': { what: 'user', action: 'update', of: 'response', isEntrance: true },
  'POST /admin/reset-password': { what: 'user', action: 'update', of: 'response', isEntrance: true },
  'POST /admin/users': { what: 'user', action: 'create', of: 'response' },
  'PUT /admin/users/me': { what: 'user', action: 'update', of: 'self' },
  'PUT /admin/users/:id': { what: 'user', action: 'update', of: 'params' },
  'DELETE /admin/users/:id': { what: 'user', action: 'delete', of: 'params' },
  'POST /admin/users/batch-delete': { what: 'user', action: 'delete', of: 'body' },

  'POST /admin/roles': { what: 'role', action: 'create', of: 'response' },
  'PUT /admin/roles/:id': { what: 'role', action: 'update', of: 'params' },
  'DELETE /admin/roles/:id': { what: 'role', action: 'delete', of: 'params' },
  'POST /admin/roles/batch-delete': { what: 'role', action: 'delete', of: 'body' },
  'PUT /admin/roles/:id/permissions': { what: 'permission' },

  ...tokenRules('/admin/admin-tokens', 'admin-token'),
  ...tokenRules('/admin/api-tokens', 'api-token'),
  ...tokenRules('/admin/transfer/tokens', 'transfer-token'),
  'POST /admin/webhooks': setting('webhook'),
  'PUT /admin/webhooks/:id': setting('webhook'),
  'DELETE /admin/webhooks/:id': setting('webhook'),
  'POST /admin/webhooks/batch-delete': setting('webhook'),
  'POST /admin/project-settings': setting('project'),
  'PUT /content-manager/components/:uid/configuration': setting('view'),
  'PUT /content-manager/content-types/:uid/configuration': setting('view'),
  'POST /i18n/locales': setting('locale'),
  'PUT /i18n/locales/:id': setting('locale'),
  'DELETE /i18n/locales/:id': setting('locale'),
  'PUT /i18n/settings': setting('i18n'),
  'PUT /upload/settings': setting('upload'),
  'PUT /upload/configuration': setting('upload'),
  'POST /upload/folders': setting('folder'),
  'PUT /upload/folders/:id': setting('folder'),
  'POST /upload/actions/bulk-delete': setting('folder'),
  'POST /upload/actions/bulk-move': setting('folder'),
  'PUT /users-permissions/advanced': setting('accounts'),
  'PUT /users-permissions/email-templates': setting('accounts'),
  'PUT /users-permissions/providers': setting('accounts'),
  'POST /users-permissions/roles': setting('accounts'),
  'PUT /users-permissions/roles/:role': setting('accounts'),
  'DELETE /users-permissions/roles/:role': setting('accounts'),

  'GET /content-manager/collection-types/:model': { what: 'personal-data' },
  'GET /content-manager/collection-types/:model/:id': { what: 'personal-data' },
  'GET /admin/sent-files/:id': { what: 'personal-data' },
};

/** Changing requests that no rule is for, by the reason. */
export const unrecordedRequests = {
  /** Recorded by the documents, the files or the routes themselves. */
  recordedThere: [
    'POST /admin/absences',
    'DELETE /admin/absences/:id',
    'POST /admin/absences/proposals',
    'POST /admin/leaving',
    'POST /admin/agreement/acceptances',
    'POST /admin/machine-texts/readings',
    'POST /admin/deleted-entries/:type/:document/restore',
    'DELETE /admin/deleted-entries/:type/:document',
    'POST /admin/duplicate/:type/:document',
    'POST /admin/file-details',
    'POST /admin/history/:model/:id/restore',
    'POST /admin/passkeys',
    'POST /admin/passkeys/sign-in',
    'POST /admin/passkeys/:id/removal',
    'POST /admin/publishing/undo/:number',
    'POST /admin/review/approve',
    'POST /admin/review/assignment',
    'POST /admin/review/changes',
    'POST /admin/review/invitations',
    'DELETE /admin/review/invitations/:id',
    'POST /admin/review/remarks',
    'POST /admin/review/remarks/:id/state',
    'POST /admin/review/skip',
    'POST /admin/review/submit',
    'POST /admin/review/withdraw',
    'POST /admin/review-rules',
    'POST /admin/role-limits',
    'POST /admin/schedule',
    'DELETE /admin/schedule/:id',
    'POST /admin/second-factor/code',
    'POST /admin/second-factor/confirmation',
    'POST /admin/second-factor/recovery-codes',
    'POST /admin/second-factor/removal',
    'POST /admin/second-factors/reset',
    'POST /admin/second-factors/roles',
    'POST /admin/shared-drafts',
    'POST /admin/staff-identities/removal',
    'POST /admin/staff-links',
    'POST /admin/staff-sign-in/finish',
    'DELETE /admin/shared-drafts/:id',
    'POST /admin/term-base/import',
    'POST /admin/term-base/terms',
    'POST /admin/term-base/terms/:id',
    'DELETE /admin/term-base/terms/:id',
    'POST /admin/translation-changes/confirmations',
    'POST /admin/translation-confirmations',
    'POST /admin/translation-tasks',
    'POST /content-manager/collection-types/:model',
    'PUT /content-manager/collection-types/:model/:id',
    'DELETE /content-manager/collection-types/:model/:id',
    'POST /content-manager/collection-types/:model/:id/actions/discard',
    'POST /content-manager/collection-types/:model/:id/actions/publish',
    'POST /content-manager/collection-types/:model/:id/actions/unpublish',
    'POST /content-manager/collection-types/:model/actions/bulkDelete',
    'POST /content-manager/collection-types/:model/actions/bulkPublish',
    'POST /content-manager/collection-types/:model/actions/bulkUnpublish',
    'POST /content-manager/collection-types/:model/actions/publish',
    'POST /content-manager/collection-types/:model/auto-clone/:sourceId',
    'POST /content-manager/collection-types/:model/clone/:sourceId',
    'PUT /content-manager/single-types/:model',
    'DELETE /content-manager/single-types/:model',
    'POST /content-manager/single-types/:model/actions/discard',
    'POST /content-manager/single-types/:model/actions/publish',
    'POST /content-manager/single-types/:model/actions/unpublish',
    'POST /upload',
    'POST /upload/files',
    'DELETE /upload/files/:id',
    'PUT /upload/files/:id',
    'POST /upload/files/:id/replace',
    'POST /upload/actions/bulk-update',
  ],
  /** They read, or concern the view of one person. */
  changingNothing: [
    'POST /admin/access-token',
    'DELETE /admin/handovers/:id',
    'POST /admin/agreement/differences',
    'POST /admin/file-duplicates',
    'PUT /admin/homepage/layout',
    'POST /admin/list-views',
    'POST /admin/list-views/:id',
    'DELETE /admin/list-views/:id',
    'POST /admin/menu-targets',
    'POST /admin/panel-search',
    'POST /admin/passkeys/challenge',
    'POST /admin/passkeys/registration',
    'POST /admin/passkeys/:id/name',
    'POST /admin/permissions/check',
    'POST /admin/presence',
    'DELETE /admin/review-notices/:id',
    'POST /admin/review-settings',
    'POST /admin/second-factor/enrolment',
    'POST /admin/staff-links/attempt',
    'POST /admin/staff-sign-in/start',
    'DELETE /admin/presence/:view',
    'POST /admin/term-base/import-plan',
    'POST /admin/term-base/occurrences',
    'POST /admin/translation-tasks/translators',
    'POST /admin/machine-translations',
    'POST /admin/translation-suggestions',
    'POST /admin/typed-preview',
    'POST /admin/webhooks/:id/trigger',
    'POST /content-manager/collection-types/:model/actions/bulkFindForValidation',
    'POST /content-manager/uid/check-availability',
    'POST /content-manager/uid/generate',
    'POST /email',
    'POST /email/test',
    'POST /email/verify',
    'POST /i18n/content-manager/actions/get-non-localized-fields',
  ],
  /** Strapi offers them in development, or with a licence. */
  switchedOff: [
    'PUT /content-type-builder/component-categories/:name',
    'DELETE /content-type-builder/component-categories/:name',
    'POST /content-type-builder/components',
    'PUT /content-type-builder/components/:uid',
    'DELETE /content-type-builder/components/:uid',
    'POST /content-type-builder/content-types',
    'PUT /content-type-builder/content-types/:uid',
    'DELETE /content-type-builder/content-types/:uid',
    'POST /content-type-builder/update-schema',
    'POST /upload/actions/generate-ai-metadata',
    'POST /upload/actions/upload-from-urls',
    'POST /upload/ai-metadata-jobs',
  ],
} as const;
