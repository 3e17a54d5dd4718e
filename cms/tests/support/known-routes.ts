import { contentTypes } from '@ochiq/contract/content-types';

/** A line is a path and the methods that it knows. */
const parseRoutes = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [path = '', ...methods] = line.split(' ');
      return methods.map((method) => `${method} ${path}`);
    });

/**
 * Every route of the CMS by who may use it. A new one is added here only after that has been decided; new ones come
 * with a version of Strapi too.
 */

/** Any client gets a response, with this status for an empty request. */
export const openRoutes: Readonly<Record<string, number | readonly number[]>> = {
  'ALL /_health': 204,
  // To the panel.
  'GET /': 302,
  // Files of the folder `public`, of which there are none but uploads; these are published or bound to be.
  'GET /((?!uploads/).+)': 404,
  'GET /uploads/(.*)': 404,
  // The panel's page and scripts, and what it asks for before anybody has signed in: names, languages, whether there is an administrator.
  // Without a panel that was built there is no page.
  'GET /admin/:path*': [200, 404],
  'GET /admin/init': 200,
  'GET /admin/institution': 200,
  'GET /admin/project-type': 200,
  'GET /content-manager/preview/script': 200,
  // The entrances, which are counted: src/middlewares/panel-entrance.ts.
  'POST /admin/login': 400,
  'POST /admin/register-admin': 400,
  'GET /admin/registration-info': 400,
  'POST /admin/register': 400,
  // Where no letter can be sent, as here, a request for one is refused with that reason.
  'POST /admin/forgot-password': 503,
  'POST /admin/reset-password': 400,
  // The sign-in of staff through a provider, of which none is set up here: src/people/staff-oidc.
  'GET /admin/staff-sign-in': 200,
  'POST /admin/staff-sign-in/start': 404,
  'POST /admin/staff-sign-in/finish': 404,
};

/** Only the edge gets a response, by its key; other clients get a 404. */
export const edgeRoutes: Readonly<Record<string, number>> = {
  'GET /api/intake/challenge': 200,
  'GET /api/intake/account': 401,
  'GET /api/intake/audit-checkpoints': 200,
  'POST /api/intake/:form': 400,
  'POST /api/intake/approval-code': 400,
  'POST /api/intake/approval-answer': 400,
  'POST /api/intake/shared-draft': 400,
  'POST /api/intake/shared-draft-file': 404,
  'POST /api/intake/sign-in/:provider/begin': 400,
  'POST /api/intake/sign-in/:provider/finish': 400,
};

const contentPaths = Object.values(contentTypes).flatMap(({ kind, singular, plural }) =>
  kind === 'single' ? [`GET /api/${singular}`] : [`GET /api/${plural}`, `GET /api/${plural}/:id`],
);

/** The build and the publisher are answered, by the build token: what is published, in what languages, and what changed. */
export const buildRoutes: readonly string[] = [
  ...contentPaths,
  ...parseRoutes(`
    /api/changes GET
    /api/content-state GET
    /api/content-type-builder/components GET
    /api/content-type-builder/content-types GET
    /api/i18n/locales GET
  `),
];

/** A token is asked for, and that of the build does not do; a draft needs a signed link besides. */
export const otherTokenRoutes = parseRoutes(`
  /api/content-type-builder/components/:uid GET
  /api/content-type-builder/content-types/:uid GET
  /api/email POST
  /api/preview-entry GET
  /api/upload POST
  /api/upload/files GET
  /api/upload/files/:id GET DELETE
  /api/upload/files/page GET
`);

/** A session of the panel is asked for; neither token nor key is one. */
export const panelRoutes = parseRoutes(`
  /admin/absences GET POST
  /admin/absences/:id DELETE
  /admin/absences/own GET
  /admin/absences/proposals POST
  /admin/access-token POST
  /admin/admin-tokens POST GET
  /admin/admin-tokens/:id DELETE GET PUT
  /admin/admin-tokens/:id/owner-permissions GET
  /admin/admin-tokens/:id/regenerate POST
  /admin/agreement/acceptances POST
  /admin/agreement/differences POST
  /admin/ai-feature-config GET
  /admin/ai-token GET
  /admin/ai-usage GET
  /admin/api-tokens POST GET
  /admin/api-tokens/:id DELETE GET PUT
  /admin/api-tokens/:id/regenerate POST
  /admin/audit-log GET
  /admin/audit-log/access GET
  /admin/audit-log/export GET
  /admin/content-api/permissions GET
  /admin/content-api/routes GET
  /admin/deleted-entries GET
  /admin/deleted-entries/:type/:document DELETE
  /admin/deleted-entries/:type/:document/restore POST
  /admin/desk GET
  /admin/duplicate/:type/:document POST
  /admin/file-details GET POST
  /admin/file-duplicates POST
  /admin/guided-tour-meta GET
  /admin/external-links GET
  /admin/handovers/:id DELETE
  /admin/history GET
  /admin/history/:model/:id/restore POST
  /admin/history/compare GET
  /admin/history/page GET
  /admin/history/published-on GET
  /admin/homepage/key-statistics GET
  /admin/homepage/layout GET PUT
  /admin/information GET
  /admin/leaving GET POST
  /admin/license-trial-time-left GET
  /admin/list-details GET
  /admin/list-views GET POST
  /admin/list-views/:id POST DELETE
  /admin/logout POST
  /admin/machine-texts GET
  /admin/machine-texts/readings POST
  /admin/machine-translations POST
  /admin/menu-targets POST
  /admin/page-statistics GET
  /admin/panel-search POST
  /admin/panel-search/start GET
  /admin/passkeys GET POST
  /admin/passkeys/:id/name POST
  /admin/passkeys/:id/removal POST
  /admin/passkeys/challenge POST
  /admin/passkeys/registration POST
  /admin/passkeys/sign-in POST
  /admin/permissions GET
  /admin/permissions/check POST
  /admin/plugins GET
  /admin/presence POST
  /admin/presence/:view DELETE
  /admin/project-settings GET POST
  /admin/publishing GET
  /admin/publishing/undo/:number POST
  /admin/review/entry GET
  /admin/review/approve POST
  /admin/review/assignment POST
  /admin/review/changes POST
  /admin/review/invitations POST
  /admin/review/invitations/:id DELETE
  /admin/review/remarks POST
  /admin/review/remarks/:id/state POST
  /admin/review/skip POST
  /admin/review/submit POST
  /admin/review/withdraw POST
  /admin/review-notices GET
  /admin/review-notices/:id DELETE
  /admin/review-rules GET POST
  /admin/review-settings GET POST
  /admin/reviews GET
  /admin/rights-of-people GET
  /admin/rights-of-people/entry GET
  /admin/rights-of-people/person GET
  /admin/role-limits GET POST
  /admin/role-limits/entry GET
  /admin/roles GET POST
  /admin/roles/:id GET PUT DELETE
  /admin/roles/:id/permissions GET PUT
  /admin/roles/batch-delete POST
  /admin/schedule GET POST
  /admin/schedule/:id DELETE
  /admin/second-factor GET
  /admin/second-factor/code POST
  /admin/second-factor/confirmation POST
  /admin/second-factor/enrolment POST
  /admin/second-factor/recovery-codes POST
  /admin/second-factor/removal POST
  /admin/second-factors GET
  /admin/second-factors/reset POST
  /admin/second-factors/roles POST
  /admin/sent-files GET
  /admin/sent-files/:id GET
  /admin/shared-drafts GET POST
  /admin/shared-drafts/:id DELETE
  /admin/staff-identities GET
  /admin/staff-identities/removal POST
  /admin/staff-links POST
  /admin/staff-links/attempt POST
  /admin/telemetry-properties GET
  /admin/term-base GET
  /admin/term-base/export GET
  /admin/term-base/forbidden GET
  /admin/term-base/import POST
  /admin/term-base/import-plan POST
  /admin/term-base/occurrences POST
  /admin/term-base/terms POST
  /admin/term-base/terms/:id POST DELETE
  /admin/transfer/runner/pull GET
  /admin/transfer/runner/push GET
  /admin/transfer/tokens POST GET
  /admin/transfer/tokens/:id DELETE GET PUT
  /admin/transfer/tokens/:id/regenerate POST
  /admin/translation-board GET
  /admin/translation-board/choices GET
  /admin/translation-board/numbers GET
  /admin/translation-changes GET
  /admin/translation-changes/confirmations POST
  /admin/translation-confirmations POST
  /admin/translation-pair GET
  /admin/translation-suggestions POST
  /admin/translation-tasks POST
  /admin/translation-tasks/translators POST
  /admin/typed-preview POST
  /admin/users POST GET
  /admin/users/:id GET PUT DELETE
  /admin/users/batch-delete POST
  /admin/users/me GET PUT
  /admin/users/me/permissions GET
  /admin/users/me/sessions GET DELETE
  /admin/users/me/sessions/:sessionId DELETE
  /admin/uses GET
  /admin/webhooks GET POST
  /admin/webhooks/:id GET PUT DELETE
  /admin/webhooks/:id/trigger POST
  /admin/webhooks/batch-delete POST

  /content-manager/collection-types/:model GET POST
  /content-manager/collection-types/:model/:id GET PUT DELETE
  /content-manager/collection-types/:model/:id/actions/countDraftRelations GET
  /content-manager/collection-types/:model/:id/actions/discard POST
  /content-manager/collection-types/:model/:id/actions/publish POST
  /content-manager/collection-types/:model/:id/actions/unpublish POST
  /content-manager/collection-types/:model/actions/bulkDelete POST
  /content-manager/collection-types/:model/actions/bulkFindForValidation POST
  /content-manager/collection-types/:model/actions/bulkPublish POST
  /content-manager/collection-types/:model/actions/bulkUnpublish POST
  /content-manager/collection-types/:model/actions/countManyEntriesDraftRelations GET
  /content-manager/collection-types/:model/actions/publish POST
  /content-manager/collection-types/:model/auto-clone/:sourceId POST
  /content-manager/collection-types/:model/clone/:sourceId POST
  /content-manager/components GET
  /content-manager/components/:uid/configuration GET PUT
  /content-manager/content-types GET
  /content-manager/content-types-settings GET
  /content-manager/content-types/:uid/configuration GET PUT
  /content-manager/homepage/count-documents GET
  /content-manager/homepage/recent-documents GET
  /content-manager/init GET
  /content-manager/preview/url/:contentType GET
  /content-manager/relations/:model/:id/:targetField GET
  /content-manager/relations/:model/:targetField GET
  /content-manager/single-types/:model GET PUT DELETE
  /content-manager/single-types/:model/actions/countDraftRelations GET
  /content-manager/single-types/:model/actions/discard POST
  /content-manager/single-types/:model/actions/publish POST
  /content-manager/single-types/:model/actions/unpublish POST
  /content-manager/uid/check-availability POST
  /content-manager/uid/generate POST

  /content-type-builder/component-categories/:name PUT DELETE
  /content-type-builder/components GET POST
  /content-type-builder/components/:uid GET PUT DELETE
  /content-type-builder/content-types GET POST
  /content-type-builder/content-types/:uid GET PUT DELETE
  /content-type-builder/reserved-names GET
  /content-type-builder/schema GET
  /content-type-builder/update-schema POST
  /content-type-builder/update-schema-status GET

  /email POST
  /email/settings GET
  /email/test POST
  /email/verify POST

  /upload POST
  /upload/actions/bulk-delete POST
  /upload/actions/bulk-move POST
  /upload/actions/bulk-update POST
  /upload/actions/generate-ai-metadata POST
  /upload/actions/upload-from-urls POST
  /upload/ai-metadata-jobs POST
  /upload/ai-metadata-jobs/latest GET
  /upload/ai-metadata-jobs/pending-count GET
  /upload/configuration GET PUT
  /upload/files GET POST
  /upload/files/:id GET PUT DELETE
  /upload/files/:id/replace POST
  /upload/folder-structure GET
  /upload/folders GET POST
  /upload/folders/:id GET PUT
  /upload/settings GET PUT

  /i18n/ai-localization-jobs/collection-types/:contentType/:documentId GET
  /i18n/ai-localization-jobs/single-types/:contentType GET
  /i18n/content-manager/actions/get-non-localized-fields POST
  /i18n/content-manager/get-fill-from-locale/:model GET
  /i18n/iso-locales GET
  /i18n/locales GET POST
  /i18n/locales/:id PUT DELETE
  /i18n/settings GET PUT

  /users-permissions/advanced GET PUT
  /users-permissions/email-templates GET PUT
  /users-permissions/permissions GET
  /users-permissions/policies GET
  /users-permissions/providers GET PUT
  /users-permissions/roles GET POST
  /users-permissions/roles/:id GET
  /users-permissions/roles/:role PUT DELETE
  /users-permissions/routes GET
`);

/** What may answer before any route: names as in config/middlewares.ts, in their order. */
export const knownMiddlewares = [
  'global::request-log',
  'strapi::errors',
  'global::answer-outdated',
  'strapi::compression',
  'strapi::security',
  'strapi::cors',
  'global::panel-cookies',
  'global::panel-guard',
  'global::second-factor',
  'global::edge-only',
  'global::sent-files',
  'global::multipart-guard',
  'strapi::query',
  'global::published-only',
  'strapi::body',
  'global::panel-entrance',
  'global::panel-devices',
  'global::only-by-provider',
  'global::panel-words',
  'strapi::session',
  'global::bucket-uploads',
  'strapi::favicon',
  'strapi::public',
];
