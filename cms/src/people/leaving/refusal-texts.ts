import type { Localized } from '@ochiq/contract/routing/locales';

import type { LeavingRefusal } from './leaving';

export const leavingRefusalTexts: Readonly<Record<LeavingRefusal | 'no-right', Localized<string>>> = {
  'no-right': {
    uz: 'Rolingiz xodimlarni oʻzgartirishga ruxsat bermaydi: administratorga murojaat qiling',
    ru: 'Ваша роль не позволяет менять сотрудников: обратитесь к администратору',
    en: 'Your role does not change people: ask an administrator',
  },
  self: {
    uz: 'Oʻz hisobingizni yopa olmaysiz: buni boshqa administrator qilishi kerak',
    ru: 'Свою учётную запись закрыть нельзя: это должен сделать другой администратор',
    en: 'You can’t close your own account: another administrator has to do it',
  },
  'last-super-admin': {
    uz: 'Bu oxirgi bosh administrator: avval bu rolni boshqa xodimga bering',
    ru: 'Это последний главный администратор: сначала дайте эту роль другому сотруднику',
    en: 'This is the last Super Admin: give another person this role first',
  },
  'super-admin': {
    uz: 'Bosh administratorning hisobini faqat bosh administrator yopadi: unga murojaat qiling',
    ru: 'Учётную запись главного администратора закрывает только главный администратор: обратитесь к нему',
    en: 'Only a Super Admin closes the account of a Super Admin: ask one',
  },
  'successor-needed': {
    uz: 'Bu xodimning tugallanmagan ishlari bor: ularni kimga topshirishni tanlang',
    ru: 'У этого сотрудника есть незавершённая работа: выберите, кому её передать',
    en: 'This person has open work: choose to whom it is handed over',
  },
  successor: {
    uz: 'Ishni faqat hisobi faol boshqa xodimga topshirish mumkin: boshqa xodimni tanlang',
    ru: 'Передать работу можно только другому сотруднику с действующей учётной записью: выберите другого',
    en: 'Work can be handed over to another person with an active account only: choose another one',
  },
};
