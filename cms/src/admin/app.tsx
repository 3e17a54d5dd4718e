import type { StrapiApp } from '@strapi/strapi/admin';

import { addPermissionFilter } from './allowed/add-permission-filter.ts';
import { hideOffers } from './brand/hide-offers.ts';
import { hideTools } from './brand/hide-tools.ts';
import { logo } from './brand/logo.ts';
import { setPageTitles } from './brand/set-page-titles.ts';
import { addFields } from './fields/add-fields.ts';
import { addErrorTexts } from './errors/add-error-texts.ts';
import { confirmLargeFiles } from './files/confirm-large-files.ts';
import { promptForDescriptions } from './files/prompt-for-descriptions.ts';
import { addFixedTexts } from './fixed/add-fixed-texts.ts';
import { decorateFields } from './hints/decorate-fields.tsx';
import { installUzbekIntl } from './intl/install-uzbek-intl.ts';
import { retainTypedInput } from './retain-typed-input.ts';
import { addListCells } from './list-cells.tsx';
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
import { addStyle } from './add-style.ts';

/**
 * Strapi 5.54.0 lays the tables of its widgets out for a wider window: at 1366 px the time and the link to the entry
 * are outside the visible area. These rules make the columns share the available width. On narrow windows the time is
 * hidden, which the order implies, and on phones the type.
 */
const rules = `
[data-strapi-widget-id] table { table-layout: fixed; width: 100%; min-width: 0 }
[data-strapi-widget-id] td { padding-inline: 0.4rem }
[data-strapi-widget-id] td:nth-child(2) { width: 12rem }
[data-strapi-widget-id] td:nth-child(3) { width: 13.5rem }
[data-strapi-widget-id] td:nth-child(4) { width: 8rem }
[data-strapi-widget-id] td:nth-child(4) > span { white-space: normal }
[data-strapi-widget-id] td:last-child { width: 6rem }
[data-strapi-widget-id] td > span { max-width: 100% }
@media (max-width: 1500px) {
  [data-strapi-widget-id] td:nth-child(4) { display: none }
}
@media (max-width: 767px) {
  [data-strapi-widget-id] td:nth-child(2) { display: none }
  [data-strapi-widget-id] td:first-child > span { white-space: normal; overflow-wrap: anywhere }
}`;

/** Fits the tables of the home page into their widgets. */
function addWidgetStyles(): void {
  addStyle(rules);
}

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

/** Strapi's key for “this person has closed the banner about the new media library”, without telemetry. */
const dismissed = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false';

/** Hides the banner, which advertises in English what editors have never seen otherwise. */
function hideBanner(): void {
  window.localStorage.setItem(dismissed, 'true');
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
