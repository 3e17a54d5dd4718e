import type { StrapiApp } from '@strapi/strapi/admin';

import { addAllowed } from './allowed/add-allowed.ts';
import { hideOffers } from './brand/hide-offers.ts';
import { hideTools } from './brand/hide-tools.ts';
import { logo } from './brand/logo.ts';
import { namePages } from './brand/name-pages.ts';
import { addFields } from './fields/add-fields.ts';
import { addErrorTexts } from './errors/add-error-texts.ts';
import { askAboutSize } from './files/ask-about-size.ts';
import { fitWidgets } from './fit-widgets.ts';
import { addFixedTexts } from './fixed/add-fixed-texts.ts';
import { decorateFields } from './hints/decorate-fields.tsx';
import { hideBanner } from './hide-banner.ts';
import { speakUzbek } from './intl/speak-uzbek.ts';
import { keepTyped } from './keep-typed.ts';
import { addListCells } from './list-cells.tsx';
import { nameHeadings } from './name-headings.ts';
import { addPublishingPanel, addPublishingWidget } from './publishing/add-publishing.ts';
import { addFillRedirect } from './redirects/fill-redirect.tsx';
import { addForeignPanel } from './redirects/foreign-panel.tsx';
import { sayEditedFrom } from './say-edited-from.ts';
import { addSchedulePanel } from './schedule/add-schedule.ts';
import { addSentFiles } from './sent-files/add-sent-files.ts';
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
  },
  bootstrap(app: StrapiApp) {
    hideBanner();
    hideOffers();
    fitWidgets();
    addListCells(app);
    nameHeadings(app);
    decorateFields(app);
    addPublishingPanel(app);
    addUses(app);
    addAllowed(app);
    addSchedulePanel(app);
    addSentFiles(app);
    addSharedPanel(app);
    addFillRedirect(app);
    addForeignPanel(app);
    keepTyped();
    sayEditedFrom();
  },
};
