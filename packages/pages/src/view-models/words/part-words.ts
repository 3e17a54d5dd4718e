import type { DocumentKind, LegalStatus } from '@ochiq/contract/content/document';
import type { Localized } from '@ochiq/contract/routing/locales';

import type { DocumentPart } from '../build-document-register.ts';

const kinds: Readonly<Record<DocumentKind, Localized<string>>> = {
  'presidential-decree': { uz: 'Prezident hujjatlari', ru: 'Документы Президента', en: 'Documents of the President' },
  'cabinet-document': {
    uz: 'Vazirlar Mahkamasi hujjatlari',
    ru: 'Документы Кабинета Министров',
    en: 'Documents of the Cabinet of Ministers',
  },
  constitution: { uz: 'Konstitutsiya', ru: 'Конституция', en: 'Constitution' },
  decision: { uz: 'Qarorlar', ru: 'Решения', en: 'Decisions' },
  law: { uz: 'Qonunlar', ru: 'Законы', en: 'Laws' },
  order: { uz: 'Buyruqlar', ru: 'Приказы', en: 'Orders' },
  internal: { uz: 'Ichki hujjatlar', ru: 'Внутренние документы', en: 'Internal documents' },
  'draft-act': { uz: 'Hujjat loyihalari', ru: 'Проекты актов', en: 'Draft acts' },
};

const statuses: Readonly<Record<LegalStatus, Localized<string>>> = {
  'in-force': { uz: 'Amaldagi hujjatlar', ru: 'Действующие документы', en: 'Documents in force' },
  'lost-force': { uz: 'Oʻz kuchini yoʻqotgan hujjatlar', ru: 'Документы, утратившие силу', en: 'Documents no longer in force' },
  draft: { uz: 'Loyihalar', ru: 'Проекты', en: 'Drafts' },
};

/** Returns the title of a part of the register, as search engines show it. */
export function getPartTitle(part: DocumentPart): Localized<string> {
  switch (part.facet) {
    case 'kind':
      return kinds[part.value];
    case 'status':
      return statuses[part.value];
    case 'year':
      return { uz: `${part.value}-yil hujjatlari`, ru: `Документы ${part.value} года`, en: `Documents of ${part.value}` };
  }
}
