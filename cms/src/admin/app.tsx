import type { StrapiApp } from '@strapi/strapi/admin';

import { addSidePanel } from './add-side-panel.ts';
import { addAllowed } from './allowed/add-allowed.ts';
import { hideOffers } from './brand/hide-offers.ts';
import { hideTools } from './brand/hide-tools.ts';
import { logo } from './brand/logo.ts';
import { namePages } from './brand/name-pages.ts';
import { addFields } from './fields/add-fields.ts';
import { addErrorTexts } from './errors/add-error-texts.ts';
import { askAboutSize } from './files/ask-about-size.ts';
import { askWhatPicturesShow } from './files/ask-what-pictures-show.ts';
import { fitWidgets } from './fit-widgets.ts';
import { addFixedTexts } from './fixed/add-fixed-texts.ts';
import { decorateFields } from './hints/decorate-fields.tsx';
import { hideBanner } from './hide-banner.ts';
import { speakUzbek } from './intl/speak-uzbek.ts';
import { keepTyped } from './keep-typed.ts';
import { addListCells } from './list-cells.tsx';
import { nameHeadings } from './name-headings.ts';
import { addPublishingWidget } from './publishing/add-publishing.ts';
import { PublishingPanel } from './publishing/publishing-panel.tsx';
import { FillRedirect } from './redirects/fill-redirect.tsx';
import { ForeignPanel } from './redirects/foreign-panel.tsx';
import { sayEditedFrom } from './say-edited-from.ts';
import { SchedulePanel } from './schedule/schedule-panel.tsx';
import { SentFilesPanel } from './sent-files/sent-files-panel.tsx';
import { addSharedPanel } from './shared/add-shared.ts';
import { addTexts } from './texts/add-texts.ts';
import { addRefusedDeletes, addUses } from './uses/add-uses.ts';

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
    speakUzbek();
    addFields(app);
    addTexts(app);
    addErrorTexts(app);
    addFixedTexts(app);
    addPublishingWidget(app);
    addRefusedDeletes(app);
    hideTools(app);
    namePages(app);
    askAboutSize(app);
    askWhatPicturesShow(app);
  },
  bootstrap(app: StrapiApp) {
    hideBanner();
    hideOffers();
    fitWidgets();
    addListCells(app);
    nameHeadings(app);
    decorateFields(app);
    addSidePanel(app, PublishingPanel);
    addUses(app);
    addAllowed(app);
    addSidePanel(app, SchedulePanel);
    addSidePanel(app, SentFilesPanel);
    addSharedPanel(app);
    addSidePanel(app, FillRedirect);
    addSidePanel(app, ForeignPanel);
    keepTyped();
    sayEditedFrom();
  },
};
