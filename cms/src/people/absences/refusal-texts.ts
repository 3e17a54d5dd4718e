import type { Localized } from '@ochiq/contract/routing/locales';

import { type DaysFault, maxAbsenceDays } from './absence-days';

/** Why an absence is not set. */
export type AbsenceRefusal = DaysFault | 'no-right' | 'administration' | 'self' | 'inactive' | 'overlapping';

export const absenceRefusals: Readonly<Record<AbsenceRefusal, Localized<string>>> = {
  'no-right': {
    uz: 'Kim kimning oʻrnini bosishini xodimlarni oʻzgartira oladigan administrator belgilaydi: unga murojaat qiling',
    ru: 'Кто кого замещает, решает администратор, который может менять сотрудников: обратитесь к нему',
    en: 'Who stands in for whom is set by an administrator who may change users: ask one',
  },
  administration: {
    uz: 'Boshqaruv huquqlarini faqat bosh administrator bera oladi: bu belgini olib tashlang yoki unga murojaat qiling',
    ru: 'Права администрирования передаёт только главный администратор: снимите этот флажок или обратитесь к нему',
    en: 'Only a Super Admin gives the rights of administration: clear this choice, or ask one',
  },
  self: {
    uz: 'Xodim oʻz oʻrnini oʻzi bosa olmaydi: boshqa xodimni tanlang',
    ru: 'Сотрудник не может замещать сам себя: выберите другого',
    en: 'A person can’t stand in for themselves: choose another one',
  },
  inactive: {
    uz: 'Ikkala xodimning ham hisobi faol boʻlishi kerak: boshqa xodimni tanlang yoki hisobni faollashtiring',
    ru: 'Обе учётные записи должны действовать: выберите другого сотрудника или включите учётную запись',
    en: 'Both accounts have to be active: choose another person, or activate the account',
  },
  overlapping: {
    uz: 'Bu kunlarda xodimning oʻrnini bosadigan odam allaqachon bor: avval oʻsha belgilashni tugating yoki boshqa kunlarni tanlang',
    ru: 'На эти дни замещающий уже назначен: сначала завершите то замещение или выберите другие дни',
    en: 'A stand-in is set for some of these days already: end that first, or choose other days',
  },
  past: {
    uz: 'Birinchi kun bugundan oldin boʻlmasligi kerak: bugungi yoki keyingi kunni tanlang',
    ru: 'Первый день не может быть раньше сегодняшнего: выберите сегодняшний или более поздний',
    en: 'The first day can’t be before today: choose today or a later day',
  },
  order: {
    uz: 'Oxirgi kun birinchi kundan oldin turibdi: kunlarni toʻgʻrilang',
    ru: 'Последний день раньше первого: исправьте дни',
    en: 'The last day is before the first one: correct the days',
  },
  'too-long': {
    uz: `Bir oʻrinbosarlik ${String(maxAbsenceDays)} kundan oshmaydi: kamroq kunni tanlang yoki ishni boshqa xodimga topshiring`,
    ru: `Замещение длится не больше ${String(maxAbsenceDays)} дней: выберите меньше или передайте работу другому сотруднику`,
    en: `A person stands in for ${String(maxAbsenceDays)} days at most: choose fewer days, or hand the work over`,
  },
};
