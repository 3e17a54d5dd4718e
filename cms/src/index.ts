import type { Core } from '@strapi/strapi';

import { ensureAppendOnly } from './people/audit/append-only';
import { addAuditRoutes } from './people/audit/audit-routes';
import { recordContentAudit } from './people/audit/record-content';
import { recordFileAudit } from './people/audit/record-files';
import { recordRequestAudit } from './people/audit/record-requests';
import { stopAudit } from './people/audit/start-audit';
import { rememberAbilityOwners } from './people/roles/ability-owners';
import { addAbsenceRoutes } from './people/absences/absence-routes';
import { showLentRights } from './people/absences/lent-rights';
import { addLeavingRoutes } from './people/leaving/leaving-routes';
import { cacheAbilities } from './people/roles/cache-abilities';
import { deleteUserRowsWithUser } from './people/delete-user-rows';
import { detachAppealsOnAccountDelete } from './people/accounts/account-deletion';
import { addPasskeysRoutes } from './people/second-factor/passkeys/passkeys-routes';
import { endAccessOfDeactivated } from './people/second-factor/passkeys/stored-passkeys';
import { addSecondFactorRoutes } from './people/second-factor/second-factor-routes';
import { addSecondFactorsRoutes } from './people/second-factor/second-factors-routes';
import { addStaffOidc } from './people/staff-oidc/add-staff-oidc';
import { warnWithoutEmergency } from './people/staff-oidc/emergency-account';
import { endAccessByFormerPassword } from './people/staff-oidc/end-by-password';
import { addMenuTargetRoutes } from './content/menus/menu-target-routes';
import { migrateOldMenus } from './content/menus/migrate-old-menus';
import { registerContentApi } from './content/register-content-api';
import { recordLocaleChanges, recordMediaChanges, recordPublishedChanges } from './content/change-log/record-changes';
import { startMailWorker, stopMailWorker } from './submissions/mail/mail-worker';
import { createModeration } from './submissions/moderation/create-moderation';
import { refuseOutdated } from './content/outdated/refuse-outdated';
import { addInstitutionRoute } from './platform/panel-words/institution-route';
import { disableAiFeatures } from './platform/panel-words/quiet-answers';
import { refuseBrokenText } from './content/publish-validation/broken-text';
import { createPublishGuard } from './content/publish-validation/create-publish-guard';
import { addPresenceRoutes } from './content/presence/presence-routes';
import { addPublishingRoutes } from './content/publisher-client/publishing-routes';
import { addDuplicateRoutes } from './content/duplicate/duplicate-routes';
import { addDeskRoutes } from './content/desk/desk-routes';
import { filterByLanguageState } from './content/list-details/filter-by-state';
import { addAgreementRoutes } from './content/agreement/agreement-routes';
import { followCopies } from './content/machine-translation/follow-copies';
import { addMachineTranslationRoutes } from './content/machine-translation/machine-translation-routes';
import { addListDetailsRoutes } from './content/list-details/list-details-routes';
import { addPageStatisticsRoutes } from './content/page-statistics/page-statistics-routes';
import { addPanelSearchRoutes } from './content/panel-search/panel-search-routes';
import { addListViewRoutes } from './content/list-views/list-view-routes';
import { addReviewRoutes } from './content/reviews/review-routes';
import { addEntryReviewRoutes } from './content/review/entry-routes';
import { followChanges } from './content/review/follow-changes';
import { addNoticeRoutes } from './content/review/notices/notice-routes';
import { startDigests } from './content/review/notices/send-digests';
import { requireApproval } from './content/review/require-approval';
import { addReviewRulesRoutes } from './content/review/rules/rules-routes';
import { startNightlyJob } from './submissions/retention';
import { addHistoryRoutes } from './content/history/history-routes';
import { recordVersions } from './content/history/record-versions';
import { moveToTrash } from './content/trash/move-to-trash';
import { addTrashRoutes } from './content/trash/trash-routes';
import { createRedirectsOnSlugChange } from './content/redirects/create-redirects-on-slug-change';
import { flattenRedirects } from './content/redirects/flatten-redirects';
import { excludeFromWebhooks, protectDocumentId } from './platform/security/strapi-gaps';
import { guardRoleLimits } from './people/role-limits/limit-guard';
import { addRoleLimitsRoutes } from './people/role-limits/limit-routes';
import { createLocaleGuard } from './people/roles/locale-guard';
import { denyCreationInPanel } from './people/roles/panel-rights';
import { addRoleConditions } from './people/roles/role-conditions';
import { addPeopleRightsRoutes } from './people/rights/people-rights-routes';
import { startScheduler, stopScheduler } from './content/schedule/scheduler';
import { addScheduleRoutes } from './content/schedule/add-schedule-routes';
import { addSentFilesRoutes } from './submissions/sent-files/sent-files-routes';
import { runSetup } from './platform/setup/run-setup';
import { fillSharedFields } from './content/fill-shared-fields';
import { syncSharedFields } from './content/shared-fields';
import { fillSlugs } from './content/slugs/fill-slugs';
import { awaitCommits } from './platform/database/transactions';
import { keepContentTypes } from './platform/strapi/keep-content-types';
import { normalizeLocale } from './platform/strapi/normalize-locale';
import { addTables } from './platform/database/get-table';
import { acceptTextNodes } from './platform/strapi/text-nodes';
import { bindTextFiles } from './platform/uploads/bind-text-files';
import { refreshTextFiles } from './platform/uploads/refresh-text-files';
import { storeUploadsInBucket } from './platform/uploads/bucket-uploads';
import { addFileDetailsRoutes } from './content/file-details/file-details-routes';
import { guardRemoval } from './content/removal/guard-removal';
import { redirectRemoved } from './content/removal/redirect-removed';
import { addExternalLinksRoutes } from './content/external-links/external-links-routes';
import { startLinkCheck, stopLinkCheck } from './content/external-links/nightly-check';
import { addSharedDraftsRoutes } from './content/shared-drafts/shared-drafts-routes';
import { endPublishedTasks } from './content/translations/end-published-tasks';
import { fillOutdated } from './content/translations/stored-outdated';
import { addSuggestionRoutes } from './content/translation-memory/suggestion-routes';
import { addTermRoutes } from './content/terms/term-routes';
import { addTranslationRoutes } from './content/translations/translation-routes';
import { addUsesRoutes } from './content/uses/uses-routes';
import { addTypedPreviewRoutes } from './content/preview/typed-preview-routes';

type Host = { strapi: Core.Strapi };

/** What has to be ended with each CMS: several may run in one process. */
const endings = new WeakMap<Core.Strapi, () => Promise<void>>();

export default {
  // Before the plugins': the first that is registered is the outermost.
  async register({ strapi }: Host) {
    awaitCommits(strapi.db.connection.client as Parameters<typeof awaitCommits>[0]);
    addTables(strapi);
    acceptTextNodes();
    migrateOldMenus(strapi);
    registerContentApi(strapi);
    addPublishingRoutes(strapi);
    addUsesRoutes(strapi);
    addFileDetailsRoutes(strapi);
    await addSharedDraftsRoutes(strapi);
    addExternalLinksRoutes(strapi);
    addTypedPreviewRoutes(strapi);
    addMenuTargetRoutes(strapi);
    addInstitutionRoute(strapi);
    disableAiFeatures(strapi);
    addSentFilesRoutes(strapi);
    excludeFromWebhooks(strapi);
    denyCreationInPanel(strapi);
    await addRoleConditions(strapi);
    recordLocaleChanges(strapi);
    addScheduleRoutes(strapi);
    addPresenceRoutes(strapi);
    addHistoryRoutes(strapi);
    addTrashRoutes(strapi);
    addDuplicateRoutes(strapi);
    addReviewRoutes(strapi);
    addDeskRoutes(strapi);
    addPageStatisticsRoutes(strapi);
    addListDetailsRoutes(strapi);
    addListViewRoutes(strapi);
    addSecondFactorRoutes(strapi);
    addSecondFactorsRoutes(strapi);
    addPasskeysRoutes(strapi);
    addStaffOidc(strapi);
    const endSearch = addPanelSearchRoutes(strapi);
    const endCache = cacheAbilities(strapi);
    const forgetOwners = rememberAbilityOwners(strapi);
    endings.set(strapi, async () => {
      forgetOwners();
      endCache();
      await endSearch();
    });
    addEntryReviewRoutes(strapi);
    addAgreementRoutes(strapi);
    addNoticeRoutes(strapi);
    addTranslationRoutes(strapi);
    addSuggestionRoutes(strapi);
    addMachineTranslationRoutes(strapi);
    await addTermRoutes(strapi);
    await addReviewRulesRoutes(strapi);
    addPeopleRightsRoutes(strapi);
    addRoleLimitsRoutes(strapi);
    addAbsenceRoutes(strapi);
    addLeavingRoutes(strapi);
    showLentRights(strapi);
    await addAuditRoutes(strapi);
    // After all routes: it adds to those that it has rules for.
    recordRequestAudit(strapi);
    storeUploadsInBucket(strapi);
    for (const guard of [
      normalizeLocale,
      filterByLanguageState,
      protectDocumentId,
      createLocaleGuard,
      guardRoleLimits,
      fillSharedFields,
      refuseOutdated,
      refuseBrokenText,
      requireApproval,
      guardRemoval,
      detachAppealsOnAccountDelete,
      fillSlugs,
      bindTextFiles,
      refreshTextFiles,
      endPublishedTasks,
      recordPublishedChanges,
      recordVersions,
      recordContentAudit,
      followChanges,
      followCopies,
      moveToTrash,
      createRedirectsOnSlugChange,
      flattenRedirects,
      createModeration,
      createPublishGuard,
      redirectRemoved,
      syncSharedFields,
    ])
      strapi.documents.use(guard(strapi));
  },
  async bootstrap({ strapi }: Host) {
    keepContentTypes(strapi);
    recordMediaChanges(strapi);
    recordFileAudit(strapi);
    await ensureAppendOnly(strapi);
    deleteUserRowsWithUser(strapi);
    endAccessOfDeactivated(strapi);
    endAccessByFormerPassword(strapi);
    await runSetup(strapi);
    await fillOutdated(strapi);
    await warnWithoutEmergency(strapi);
    startMailWorker(strapi);
    startNightlyJob(strapi);
    startDigests(strapi);
    startLinkCheck(strapi);
    startScheduler(strapi);
  },
  async destroy({ strapi }: Host) {
    stopLinkCheck(strapi);
    await stopScheduler(strapi);
    await stopMailWorker(strapi);
    await endings.get(strapi)?.();
    await stopAudit(strapi);
  },
};
