import { hideBanner } from './hide-banner.ts';
import { labels } from './texts/labels.ts';
import { names as ruNames } from './texts/ru/names.ts';
import { panel as ruPanel } from './texts/ru/panel.ts';
import { spelledOut } from './texts/spelled-out.ts';
import { names as uzNames } from './texts/uz/names.ts';
import { panel as uzPanel } from './texts/uz/panel.ts';

export default {
  config: {
    locales: ['uz', 'ru'],
    translations: {
      en: spelledOut(),
      ru: { ...ruPanel, ...labels(ruNames) },
      uz: { ...uzPanel, ...labels(uzNames) },
    },
    tutorials: false,
    notifications: { releases: false },
  },
  bootstrap: hideBanner,
};
