import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';

import { AgreementPanel } from './agreement/agreement-panel.tsx';
import { addPublishQuestion } from './agreement/publish-question.ts';
import { auditLink } from './audit/audit-link.ts';
import { addDuplicateAction } from './duplicate/duplicate-action.tsx';
import { ChecksPanel } from './checks/checks-panel.tsx';
import { hideTools } from './brand/hide-tools.ts';
import { setPageTitles } from './brand/set-page-titles.ts';
import { addErrorTexts } from './errors/translate-errors.ts';
import { addHomeWidgets } from './desk/add-home-widgets.ts';
import { decorateFields } from './fields/decorate-fields.tsx';
import { DayField, MinuteField } from './fields/moment-field.tsx';
import { SlugField } from './fields/slug-field.tsx';
import { addFileParts } from './files/add-file-parts.ts';
import { confirmLargeFiles } from './files/confirm-large-files.ts';
import { addDescriptionPrompt } from './files/description-prompt.ts';
import { translatePage } from './hard-coded/translate-page.ts';
import { compareRoute } from './history/compare-address.ts';
import { HistoryPanel } from './history/history-panel.tsx';
import { installUzbekIntl } from './uzbek-intl.ts';
import { addEditingGuard } from './editing/editing-guard.tsx';
import { addListCells } from './list-cells.tsx';
import { LanguagesPanel } from './lists/languages-panel.tsx';
import { addListTools } from './lists/add-list-tools.ts';
import { browserCopies } from './local-copies/browser-copies.ts';
import { forgetAtSignOut } from './local-copies/forget-at-sign-out.ts';
import { MenuField } from './menus/menu-field.tsx';
import { addMenuFields, menuFieldType } from './menus/menu-fields.ts';
import { MenusPanel } from './menus/menus-panel.tsx';
import { addPalette } from './palette/palette.tsx';
import { addPanelStyles } from './panel-styles.ts';
import { statisticsRoute } from './page-statistics/statistics-route.ts';
import { peopleRightsLink } from './people-rights/people-rights-link.ts';
import { hideCreation } from './permissions/hide-creation.ts';
import { addPermissionFilter } from './permissions/permission-filter.tsx';
import { addEntryLimitsPanel } from './role-limits/entry-limits-panel.tsx';
import { addLimitsGate } from './role-limits/limits-gate.ts';
import { FieldFocus } from './preview/field-focus.ts';
import { PreviewPanel } from './preview/preview-panel.tsx';
import { PublishingPanel } from './publishing/publishing-panel.tsx';
import { ForeignTargetPanel } from './redirects/foreign-target.tsx';
import { addRemovalDialog } from './removal/removal-host.tsx';
import { sendRemovalChoices } from './removal/send-removal-choice.ts';
import { RedirectPrefill } from './redirects/redirect-prefill.tsx';
import { InvitationsPanel } from './review/invitations/invitations-panel.tsx';
import { addPublishGate } from './review/publish-gate.ts';
import { RemarksPanel } from './review/remarks/remarks-panel.tsx';
import { reviewLink } from './review/review-link.ts';
import { addReviewPanel } from './review/review-panel.tsx';
import { TextField } from './rich-text/text-field.tsx';
import { retainTypedInput } from './saving/retain-typed-input.ts';
import { SchedulePanel } from './schedule/schedule-panel.tsx';
import { sideBySideRoute } from './side-by-side/side-by-side-route.ts';
import { sendEditedFrom } from './saving/send-edited-from.ts';
import { SentFilesPanel } from './sent-files/sent-files-panel.tsx';
import { TemplatePanel } from './starters/template-panel.tsx';
import { protectionLink } from './second-factor/protection-link.ts';
import { addProviderSignIn } from './staff-sign-in/add-provider-sign-in.tsx';
import { addSecondFactorGate } from './second-factor/second-factor-gate.tsx';
import { watchPendingSession } from './second-factor/watch-pending.ts';
import { suspendEndedSession } from './session/suspend-ended-session.ts';
import { SharedDraftsPanel } from './shared-drafts/shared-drafts-panel.tsx';
import { addSharedPanel } from './shared/shared-panel.tsx';
import { addTexts } from './texts/add-texts.ts';
import { trashLink } from './trash/trash-link.ts';
import { translationsLink } from './translations/translations-link.ts';
import { ParentField } from './tree/parent-field.tsx';
import { addTreeFields, parentFieldType } from './tree/tree-fields.ts';
import { addRefusedDeletes } from './uses/refused-deletes.tsx';
import { UsesPanel } from './uses/uses-panel.tsx';

type View = { layout: { settings: { mainField?: string } } };

/** Calls an entry that has no field for a name by its type: Strapi shows the id of its document as a heading, `s7n8jteku…`. */
function setEntryHeadings({ registerHook }: Pick<StrapiApp, 'registerHook'>): void {
  registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', (view: View): View => {
    const { settings } = view.layout;
    if (settings.mainField !== 'documentId') return view;
    return { ...view, layout: { ...view.layout, settings: { ...settings, mainField: 'id' } } };
  });
}

type ContentManager<Panel> = { addEditViewSidePanel: (panels: readonly Panel[]) => void };

/** Adds a side panel to the edit view; call it once the panel's plugins are loaded. */
function addSidePanel<Panel>({ getPlugin }: Pick<StrapiApp, 'getPlugin'>, panel: Panel): void {
  // Strapi 5.54.0 types no plugin's interface.
  (getPlugin('content-manager').apis as unknown as ContentManager<Panel>).addEditViewSidePanel([panel]);
}

/** The emblem of the site, where Strapi would show its own; an administrator may upload another one under the settings. */
const logo = new URL('../../favicon.png', import.meta.url).href;

/** Strapi's key for “this person has closed the banner about the new media library”, without telemetry. */
const bannerDismissedKey = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false';

/** Hides the banner, which advertises in English what editors have never seen otherwise. */
function hideBanner(): void {
  window.localStorage.setItem(bannerDismissedKey, 'true');
}

/** Puts our fields into forms in the place of Strapi's. */
function replaceFields({ addFields }: Pick<StrapiApp, 'addFields'>): void {
  const fields = {
    uid: SlugField,
    date: DayField,
    datetime: MinuteField,
    blocks: TextField,
    [parentFieldType]: ParentField,
    [menuFieldType]: MenuField,
  };
  // Strapi 5.54.0 types no props of these.
  addFields(Object.entries(fields).map(([type, Component]) => ({ type, Component: Component as ComponentType })));
}

/** Adds the pages of translations, of reviews, of deleted entries, of the audit log, of people's rights and of the sign-in to the menu, and those that others lead to: compared versions, statistics, a translation beside its source. */
function addOwnPages({ addMenuLink, router }: Pick<StrapiApp, 'addMenuLink' | 'router'>): void {
  addMenuLink(translationsLink);
  addMenuLink(reviewLink);
  addMenuLink(trashLink);
  addMenuLink(auditLink);
  addMenuLink(peopleRightsLink);
  addMenuLink(protectionLink);
  router.addRoute(compareRoute);
  router.addRoute(statisticsRoute);
  router.addRoute(sideBySideRoute);
}

export default {
  config: {
    locales: ['uz', 'ru'],
    auth: { logo },
    menu: { logo },
    head: { favicon: logo },
    tutorials: false,
    notifications: { releases: false },
  },
  register(app: StrapiApp) {
    installUzbekIntl();
    replaceFields(app);
    addTexts(app);
    addErrorTexts(app);
    translatePage(app);
    addHomeWidgets(app);
    addOwnPages(app);
    addRefusedDeletes(app);
    addRemovalDialog(app);
    sendRemovalChoices(app);
    addPalette(app);
    addSecondFactorGate(app);
    addProviderSignIn(app);
    hideTools(app);
    hideCreation(app);
    setPageTitles(app);
    addFileParts(app);
    confirmLargeFiles(app);
    addDescriptionPrompt(app);
  },
  bootstrap(app: StrapiApp) {
    hideBanner();
    addPanelStyles();
    addListCells(app);
    addListTools(app);
    setEntryHeadings(app);
    decorateFields(app);
    addTreeFields(app);
    addMenuFields(app);
    addSidePanel(app, TemplatePanel);
    addSidePanel(app, PublishingPanel);
    addSidePanel(app, RemarksPanel);
    addSidePanel(app, InvitationsPanel);
    addSidePanel(app, LanguagesPanel);
    addSidePanel(app, PreviewPanel);
    addSidePanel(app, ChecksPanel);
    addSidePanel(app, AgreementPanel);
    addSidePanel(app, HistoryPanel);
    addSidePanel(app, UsesPanel);
    addSidePanel(app, MenusPanel);
    addDuplicateAction(app);
    addPublishGate(app);
    addPublishQuestion(app);
    addPermissionFilter(app);
    addLimitsGate(app);
    addSidePanel(app, SchedulePanel);
    addSidePanel(app, SharedDraftsPanel);
    addSidePanel(app, SentFilesPanel);
    // Each goes right under the buttons: the last one added is the first.
    addReviewPanel(app);
    addSharedPanel(app);
    addEntryLimitsPanel(app);
    addSidePanel(app, RedirectPrefill);
    addSidePanel(app, FieldFocus);
    addSidePanel(app, ForeignTargetPanel);
    addEditingGuard(app);
    retainTypedInput();
    sendEditedFrom();
    forgetAtSignOut();
    suspendEndedSession();
    watchPendingSession();
    browserCopies.prune(Date.now()).catch(() => undefined);
  },
};
