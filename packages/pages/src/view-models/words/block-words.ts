import type { calloutKinds } from '@ochiq/contract/fields/blocks';
import type { Localized } from '@ochiq/contract/routing/locales';

type BlockWords = Readonly<Record<(typeof calloutKinds)[number] | 'address' | 'hours' | 'map', string>>;

/** Words that blocks have where an editor wrote none, in the language of their text. */
export const blockWords: Localized<BlockWords> = {
  uz: {
    ...{ information: 'Maʼlumot', important: 'Muhim', warning: 'Diqqat', danger: 'Xavfli' },
    ...{ address: 'Manzil', hours: 'Ish vaqti', map: 'Xaritada' },
  },
  ru: {
    ...{ information: 'К сведению', important: 'Важно', warning: 'Внимание', danger: 'Опасно' },
    ...{ address: 'Адрес', hours: 'Часы работы', map: 'На карте' },
  },
  en: {
    ...{ information: 'Note', important: 'Important', warning: 'Warning', danger: 'Danger' },
    ...{ address: 'Address', hours: 'Opening hours', map: 'On the map' },
  },
};
