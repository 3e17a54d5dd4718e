import type { StrapiApp } from '@strapi/strapi/admin';

import { addSidePanel } from './add-side-panel.ts';
import { addPermissionFilter } from './allowed/add-permission-filter.ts';
import { hideOffers } from './brand/hide-offers.ts';
import { hideTools } from './brand/hide-tools.ts';
import { logo } from './brand/logo.ts';
import { setPageTitles } from './brand/set-page-titles.ts';
import { addFields } from './fields/add-fields.ts';
import { addErrorTexts } from './errors/add-error-texts.ts';
import { confirmLargeFiles } from './files/confirm-large-files.ts';
import { promptForDescriptions } from './files/prompt-for-descriptions.ts';
import { addWidgetStyles } from './add-widget-styles.ts';
import { addFixedTexts } from './fixed/add-fixed-texts.ts';
import { decorateFields } from './hints/decorate-fields.tsx';
import { hideBanner } from './hide-banner.ts';
import { installUzbekIntl } from './intl/install-uzbek-intl.ts';
import { retainTypedInput } from './retain-typed-input.ts';
import { addListCells } from './list-cells.tsx';
import { setEntryHeadings } from './set-entry-headings.ts';
import { addPublishingWidget } from './publishing/add-publishing.ts';
import { PublishingPanel } from './publishing/publishing-panel.tsx';
import { RedirectPrefill } from './redirects/redirect-prefill.tsx';
import { ForeignTargetPanel } from './redirects/foreign-target-panel.tsx';
import { sendEditedFrom } from './send-edited-from.ts';
import { SchedulePanel } from './schedule/schedule-panel.tsx';
import { SentFilesPanel } from './sent-files/sent-files-panel.tsx';
import { addSharedPanel } from './shared/add-shared.ts';
import { addTexts } from './texts/add-texts.ts';
import { addRefusedDeletes, addUsesPanel } from './uses/add-uses-panel.ts';

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
    addFields(app);
    addTexts(app);
    addErrorTexts(app);
    addFixedTexts(app);
    addPublishingWidget(app);
    addRefusedDeletes(app);
    hideTools(app);
    setPageTitles(app);
    confirmLargeFiles(app);
    promptForDescriptions(app);
  },
  bootstrap(app: StrapiApp) {
    hideBanner();
    hideOffers();
    addWidgetStyles();
    addListCells(app);
    setEntryHeadings(app);
    decorateFields(app);
    addSidePanel(app, PublishingPanel);
    addUsesPanel(app);
    addPermissionFilter(app);
    addSidePanel(app, SchedulePanel);
    addSidePanel(app, SentFilesPanel);
    addSharedPanel(app);
    addSidePanel(app, RedirectPrefill);
    addSidePanel(app, ForeignTargetPanel);
    retainTypedInput();
    sendEditedFrom();
  },
};
