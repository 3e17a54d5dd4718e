import type { AlertLevel } from '@ochiq/contract/content/alert';
import type { Localized } from '@ochiq/contract/locales';

/** How urgent an alert is, in words: it is no part of a page, whose interface texts stand elsewhere. */
export const alertWords = {
  uz: { information: 'Maʼlumot', warning: 'Ogohlantirish', danger: 'Xavf' },
  ru: { information: 'Сообщение', warning: 'Предупреждение', danger: 'Опасность' },
  en: { information: 'Information', warning: 'Warning', danger: 'Danger' },
} as const satisfies Localized<Record<AlertLevel, string>>;
