import type { Localized } from '@ochiq/contract/routing/locales';

import type { PasskeyRefusal } from '../security-events';

/** What the person reads where a passkey is refused: what to do now. */
export const passkeyTexts = {
  'passkey-unknown': {
    uz: 'Bu kirish kaliti sizning kalitlaringiz orasida yoʻq: boshqasini ishlating yoki kod kiriting',
    ru: 'Этого ключа доступа нет среди ваших: возьмите другой или введите код',
    en: 'This passkey is not one of yours here: use another one, or type a code',
  },
  'passkey-challenge': {
    uz: 'Soʻrovning muddati oʻtgan yoki u avval ishlatilgan: qaytadan urinib koʻring',
    ru: 'Запрос устарел или уже был использован: попробуйте ещё раз',
    en: 'The request has run out or was used before: try again',
  },
  'passkey-address': {
    uz: 'Kirish kaliti boshqa manzilda soʻralgan: panelni oʻz manzilida oching va qaytadan urinib koʻring',
    ru: 'Ключ доступа запрошен по другому адресу: откройте панель по её собственному адресу и попробуйте ещё раз',
    en: 'The passkey was asked for at another address: open the panel at its own address, and try again',
  },
  'passkey-counter': {
    uz: 'Bu kirish kalitidan nusxa olingan boʻlishi mumkin: boshqasini ishlating yoki kod kiriting, uni oʻchiring va administratorga xabar bering',
    ru: 'С этого ключа доступа могла быть снята копия: возьмите другой или введите код, удалите этот и сообщите администратору',
    en: 'This passkey may have been copied: use another one or type a code, remove it, and tell the administrator',
  },
  'passkey-invalid': {
    uz: 'Kirish kaliti tasdiqlanmadi: qaytadan urinib koʻring yoki kod kiriting',
    ru: 'Ключ доступа не подтверждён: попробуйте ещё раз или введите код',
    en: 'The passkey could not be verified: try again, or type a code',
  },
} as const satisfies Record<PasskeyRefusal, Localized<string>>;
