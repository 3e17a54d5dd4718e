import type { AlertLevel } from '@ochiq/contract/content/alert';
import type { Localized } from '@ochiq/contract/routing/locales';

/** The names of alert levels: the banner is part of no page, so they are kept apart from the interface texts. */
export const alertWords = {
  uz: { information: 'Maʼlumot', warning: 'Ogohlantirish', danger: 'Xavf' },
  ru: { information: 'Сообщение', warning: 'Предупреждение', danger: 'Опасность' },
  en: { information: 'Information', warning: 'Warning', danger: 'Danger' },
} as const satisfies Localized<Record<AlertLevel, string>>;
