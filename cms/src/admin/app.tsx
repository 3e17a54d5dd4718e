import type { StrapiApp } from '@strapi/strapi/admin';

import { addFields } from './fields/add-fields.ts';
import { hideBanner } from './hide-banner.ts';
import { keepTyped } from './keep-typed.ts';
import { addListCells } from './list-cells.tsx';
import { addPublishingPanel, addPublishingWidget } from './publishing/add-publishing.ts';
import { sayEditedFrom } from './say-edited-from.ts';
import { addSchedulePanel } from './schedule/add-schedule.ts';
import { choices as enChoices } from './texts/en/choices.ts';
import { publishing as enPublishing } from './texts/en/publishing.ts';
import { schedule as enSchedule } from './texts/en/schedule.ts';
import { uses as enUses } from './texts/en/uses.ts';
import { labels } from './texts/labels.ts';
import { choices as ruChoices } from './texts/ru/choices.ts';
import { names as ruNames } from './texts/ru/names.ts';
import { panel as ruPanel } from './texts/ru/panel.ts';
import { publishing as ruPublishing } from './texts/ru/publishing.ts';
import { schedule as ruSchedule } from './texts/ru/schedule.ts';
import { uses as ruUses } from './texts/ru/uses.ts';
import { spelledOut } from './texts/spelled-out.ts';
import { choices as uzChoices } from './texts/uz/choices.ts';
import { names as uzNames } from './texts/uz/names.ts';
import { panel as uzPanel } from './texts/uz/panel.ts';
import { publishing as uzPublishing } from './texts/uz/publishing.ts';
import { schedule as uzSchedule } from './texts/uz/schedule.ts';
import { uses as uzUses } from './texts/uz/uses.ts';
import { addRefusedDeletes, addUses } from './uses/add-uses.ts';

export default {
  config: {
    locales: ['uz', 'ru'],
    translations: {
      en: { ...enPublishing, ...enSchedule, ...enUses, ...spelledOut(), ...enChoices },
      ru: { ...ruPanel, ...ruPublishing, ...ruSchedule, ...ruUses, ...labels(ruNames), ...ruChoices },
      uz: { ...uzPanel, ...uzPublishing, ...uzSchedule, ...uzUses, ...labels(uzNames), ...uzChoices },
    },
    tutorials: false,
    notifications: { releases: false },
  },
  register(app: StrapiApp) {
    addFields(app);
    addPublishingWidget(app);
    addRefusedDeletes(app);
  },
  bootstrap(app: StrapiApp) {
    hideBanner();
    addListCells(app);
    addPublishingPanel(app);
    addUses(app);
    addSchedulePanel(app);
    keepTyped();
    sayEditedFrom();
  },
};
