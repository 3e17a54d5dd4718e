import type { Localized } from '@ochiq/contract/routing/locales';

import type { LimitPlace } from './role-limits';

const joinTitles = (places: readonly LimitPlace[], open: string, close: string): string =>
  places.map(({ title }) => `${open}${title}${close}`).join(', ');

/** Returns why a person may not write an entry: it is elsewhere, or it would be. */
export function getOutsideMessage(places: readonly LimitPlace[]): Localized<string> {
  if (places.length === 0)
    return {
      uz: 'Rolingiz bu yerda yozishga ruxsat bermaydi: administratorga murojaat qiling',
      ru: 'Ваша роль не позволяет писать здесь: обратитесь к администратору',
      en: 'Your role does not write here: ask an administrator',
    };
  return {
    uz: `Rolingiz faqat shu yerlarda yozadi: ${joinTitles(places, '“', '”')}. Bu yozuv boshqa joyda yoki oʻzgarishingizdan keyin boshqa joyda boʻlardi: yuqoridagi sahifani yoki boʻlinmani shular ichidan tanlang yoxud administratorga murojaat qiling`,
    ru: `Ваша роль пишет только здесь: ${joinTitles(places, '«', '»')}. Эта запись находится в другом месте или оказалась бы там после вашего изменения: выберите страницу выше или подразделение из этих либо обратитесь к администратору`,
    en: `Your role writes only here: ${joinTitles(places, '“', '”')}. This entry is elsewhere, or would be after your change: choose the page above it or its unit from these, or ask an administrator`,
  };
}

export const forbiddenLimits: Localized<string> = {
  uz: 'Rolingiz rollarning chegaralari bilan ishlashga ruxsat bermaydi: administratorga murojaat qiling',
  ru: 'Ваша роль не позволяет работать с границами ролей: обратитесь к администратору',
  en: 'Your role has no right to the limits of roles: ask an administrator',
};

export const changedMeanwhile: Localized<string> = {
  uz: 'Chegaralarni shu orada boshqa administrator oʻzgartirdi: sahifani yangilab, oʻzgarishingizni qaytadan kiriting',
  ru: 'Границы тем временем изменил другой администратор: обновите страницу и внесите своё изменение ещё раз',
  en: 'Another administrator has changed the limits meanwhile: reload the page, and make your change again',
};

export const damagedLimits: Localized<string> = {
  uz: 'Rollar chegaralari bazada buzilgan: ular tiklanmaguncha bu yerda faqat bosh administrator yozadi. Texnik administratorga murojaat qiling',
  ru: 'Границы ролей в базе данных повреждены: пока их не восстановят, здесь пишет только главный администратор. Обратитесь к техническому администратору',
  en: 'The limits of roles are damaged in the database: until they are restored, only a Super Admin writes here. Ask the technical administrator',
};
