import type { StrapiApp } from '@strapi/strapi/admin';

import { addFields } from './fields/add-fields.ts';
import { addErrorTexts } from './errors/add-error-texts.ts';
import { addFixedTexts } from './fixed/add-fixed-texts.ts';
import { hideBanner } from './hide-banner.ts';
import { speakUzbek } from './intl/speak-uzbek.ts';
import { keepTyped } from './keep-typed.ts';
import { addListCells } from './list-cells.tsx';
import { nameHeadings } from './name-headings.ts';
import { addPublishingPanel, addPublishingWidget } from './publishing/add-publishing.ts';
import { sayEditedFrom } from './say-edited-from.ts';
import { addSchedulePanel } from './schedule/add-schedule.ts';
import { addSentFiles } from './sent-files/add-sent-files.ts';
import { addTexts } from './texts/add-texts.ts';
import { addRefusedDeletes, addUses } from './uses/add-uses.ts';

export default {
  config: {
    locales: ['uz', 'ru'],
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
  },
  bootstrap(app: StrapiApp) {
    hideBanner();
    addListCells(app);
    nameHeadings(app);
    addPublishingPanel(app);
    addUses(app);
    addSchedulePanel(app);
    addSentFiles(app);
    keepTyped();
    sayEditedFrom();
  },
};
