import type { Localized } from '@ochiq/contract/routing/locales';

import type { ColumnName } from './column-words.ts';

/** Descriptions of the columns of registers, where the name does not explain the values. */
export const columnDescriptions: Readonly<Partial<Record<ColumnName, Localized<string>>>> = {
  kind: {
    uz: 'Tur kodi, barcha tillarda bir xil.',
    ru: 'Код вида, один на всех языках.',
    en: 'A code of the kind, the same in all languages.',
  },
  group: {
    uz: 'Guruh kodi, barcha tillarda bir xil.',
    ru: 'Код группы, один на всех языках.',
    en: 'A code of the group, the same in all languages.',
  },
  legal_status: {
    uz: 'in-force – amalda, lost-force – kuchini yoʻqotgan, draft – loyiha.',
    ru: 'in-force — действует, lost-force — утратил силу, draft — проект.',
    en: 'in-force, lost-force or draft.',
  },
  lost_force_on: {
    uz: 'Hujjat amalda boʻlsa, boʻsh.',
    ru: 'Пусто, если документ действует.',
    en: 'Empty while the document is in force.',
  },
  employment: {
    uz: 'full-time – toʻliq ish kuni, part-time – toʻliqsiz ish kuni, temporary – vaqtinchalik ish, contract – fuqarolik-huquqiy shartnoma, internship – amaliyot.',
    ru: 'full-time — полный рабочий день, part-time — неполный рабочий день, temporary — временная работа, contract — гражданско-правовой договор, internship — стажировка.',
    en: 'full-time, part-time, temporary, contract (for services) or internship.',
  },
  salary_from: { uz: 'Oyiga, soliqdan oldin.', ru: 'В месяц, до вычета налогов.', en: 'A month, before tax.' },
  salary_to: { uz: 'Oyiga, soliqdan oldin.', ru: 'В месяц, до вычета налогов.', en: 'A month, before tax.' },
  deadline: {
    uz: 'Shu kunning oxirigacha qabul qilinadi, Toshkent vaqti bilan.',
    ru: 'Приём идёт до конца этого дня по ташкентскому времени.',
    en: 'Taken until the end of this day, Tashkent time.',
  },
  acting: {
    uz: 'true – vazifasini vaqtincha bajaradi.',
    ru: 'true — временно исполняет обязанности.',
    en: 'true where the person holds the post for the time being.',
  },
  reception: {
    uz: 'Hafta kuni inglizcha, soatlar Toshkent vaqti bilan: tuesday 15:00–17:00.',
    ru: 'День недели по-английски, часы по ташкентскому времени: tuesday 15:00–17:00.',
    en: 'The day of the week with its hours, Tashkent time: tuesday 15:00–17:00.',
  },
  received: {
    uz: 'Davr ichida kelgan murojaatlar soni.',
    ru: 'Число обращений, поступивших за период.',
    en: 'How many appeals came in the period.',
  },
};
